import { chakra } from '@chakra-ui/react/styled-system';
import { acceptedFiles } from '@hearthline/rules/documents.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useState } from 'react';
import type { DocumentItemFragment } from '../../../gql/generated.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { EditIcon, TrashIcon, UploadIcon } from '../../../ui/theme/further-icons.tsx';
import { ImageViewer } from '../../../ui/image-viewer/image-viewer.tsx';
import { Menu, type Action } from '../../../ui/actions/menu.tsx';
import { useFileActions } from '../file/file-actions.tsx';
import { RejectDialog } from '../review/reject-dialog.tsx';
import type { useReview } from '../review/review-actions.tsx';

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
  const { id, name, state, viewerCanReplace, viewerCanDelete } = document;
  const { user } = useSession();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const file = useFileActions(document);
  const mayReview = can(user, 'document:review');
  const replace: Action = {
    id: 'replace',
    title: 'New version',
    label: `Upload a new version of ${name}`,
    icon: <UploadIcon />,
    run: () => input?.click(),
  };
  const isSentBack = state === 'rejected' && !mayReview;
  const decisions = mayReview ? review.actions : [];

  const [look, ...otherLooks] = file.actions;
  const main = [
    ...(state === 'waiting' ? decisions : isDecided && mayReview ? review.spent : []),
    ...(viewerCanReplace && isSentBack ? [replace] : []),
  ];
  const more: readonly Action[] = [
    ...otherLooks,
    ...(state === 'waiting' ? [] : decisions),
    ...(viewerCanReplace && !isSentBack ? [replace] : []),
    ...(can(user, 'document:update')
      ? [{ id: 'edit', title: 'Edit', label: `Edit ${name}`, icon: <EditIcon />, run: onEdit }]
      : []),
    ...(viewerCanDelete
      ? [
          {
            id: 'delete',
            title: 'Delete',
            label: `Delete ${name}`,
            icon: <TrashIcon />,
            tone: 'danger' as const,
            run: onDelete,
          },
        ]
      : []),
  ];
  // A single further action is a button too, not a menu.
  const buttons = [look, ...main, ...(more.length === 1 ? more : [])];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      justifyContent={{ lg: 'flex-end' }}
    >
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
      {viewerCanReplace && (
        <chakra.input
          ref={setInput}
          type="file"
          hidden
          accept={acceptedFiles}
          aria-label={`New version of ${name}`}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (chosen) onReplace(chosen);
          }}
        />
      )}
      {file.image && <ImageViewer images={[file.image]} onClose={file.closeImage} />}
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
