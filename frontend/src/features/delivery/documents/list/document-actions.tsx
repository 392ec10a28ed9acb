import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { LazyImageViewer } from '../../../../ui/image-viewer/lazy-viewer.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { useFileActions } from '../file/file-actions.tsx';
import { RejectDialog } from '../review/reject-dialog.tsx';
import type { useReview } from '../review/review-actions.tsx';
import { useDocumentMenu } from './document-menu.tsx';
import { mayReview } from '../may-review.ts';

interface DocumentActionsProps {
  readonly document: DocumentItemFragment;
  readonly review: ReturnType<typeof useReview>;
  /** Whether a decision was made here: its buttons keep their place, without effect. */
  readonly isDecided: boolean;
  readonly onReplace: (file: File) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** The likeliest actions as buttons: view, decide, send a better version. The rest is in a menu. */
export const DocumentActions = ({
  document,
  review,
  isDecided,
  onReplace,
  onEdit,
  onDelete,
}: DocumentActionsProps) => {
  const { id, name, state } = document;
  const { user } = useSession();
  const file = useFileActions(document);
  const { replace, changes, input } = useDocumentMenu(document, { onReplace, onEdit, onDelete });
  const reviews = mayReview(user, document);
  const isSentBack = state === 'rejected' && !reviews;
  const decisions = reviews ? review.actions : [];

  const [look, ...otherLooks] = file.actions;
  const main = [
    ...(state === 'waiting' ? decisions : isDecided && reviews ? review.spent : []),
    ...(replace && isSentBack ? [replace] : []),
  ];
  const more: readonly Action[] = [
    ...otherLooks,
    ...(state === 'waiting' ? [] : decisions),
    ...(replace && !isSentBack ? [replace] : []),
    ...changes,
  ];
  // A single further action is a button too, not a menu.
  const buttons = [look, ...main, ...(more.length === 1 ? more : [])];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" ms={{ lg: 'auto' }}>
      {buttons.map((action) => (
        // Compact on a phone, to fit in one row together with the menu.
        <Button
          key={action.id}
          size="sm"
          px={{ base: '3', sm: '4' }}
          _icon={{ hideBelow: 'sm' }}
          variant={action === main[0] ? 'solid' : 'outline'}
          aria-disabled={action.disabled || undefined}
          aria-label={action.label}
          onClick={() => action.disabled || action.run()}
        >
          {action.icon}
          {action.title}
        </Button>
      ))}
      {more.length > 1 && <Menu label={`More actions for ${name}`} actions={more} />}
      {input}
      <Suspense>{file.image && <LazyImageViewer images={[file.image]} onClose={file.closeImage} />}</Suspense>
      {review.isRejecting && (
        <RejectDialog
          id={id}
          name={name}
          busy={review.loading}
          onReject={review.reject}
          onClose={review.stopRejecting}
        />
      )}
    </chakra.div>
  );
};
