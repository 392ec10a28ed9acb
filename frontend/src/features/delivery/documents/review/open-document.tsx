import { chakra } from '@chakra-ui/react/styled-system';
import { documentSentences } from '@hearthline/rules/delivery/documents.ts';
import type { ReactNode } from 'react';
import { useDocumentNowQuery, type DocumentItemFragment } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { useWide } from '../../../../ui/layout/wide-window.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

/** The document of the address: as the list has it at once, then as the server has it. */
export const useOpenDocument = (id: string | null, rows: readonly DocumentItemFragment[]) => {
  const { data, error, loading, refetch } = useDocumentNowQuery({
    variables: { id: id ?? '' },
    skip: id === null,
  });
  const document = data?.document.id === id ? data?.document : rows.find((row) => row.id === id);
  return {
    document,
    error: loading ? undefined : error,
    read: (): void => void refetch().catch(() => undefined),
  };
};

interface OpenDocumentProps {
  readonly id: string | null;
  readonly opened: ReturnType<typeof useOpenDocument>;
  readonly onClose: () => void;
  readonly children: (document: DocumentItemFragment, isSheet: boolean) => ReactNode;
}

const Beside = chakra('section', {
  base: {
    position: 'sticky',
    // Below the bar of the workspace.
    top: '4rem',
    height: 'calc(100dvh - 8.25rem)',
    minH: '24rem',
    minW: '0',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
});

const Nothing = () => {
  const { user } = useSession();
  return (
    <chakra.div height="full" display="grid" placeContent="center" textAlign="center" gap="2" p="6">
      <Text look="small" fontWeight="600">
        Choose a document to read it here
      </Text>
      <Text look="fine" quiet maxW="26rem">
        {can(user, 'document:review')
          ? 'J and K move, A approves, R rejects with a note, Z undoes. The person who uploaded the document gets an email about your decision after ten seconds. Until then you can undo it.'
          : 'J and K move.'}
      </Text>
    </chakra.div>
  );
};

/** Where a document is read: beside the list, or over the page where there is no room. */
export const OpenDocument = ({
  id,
  opened: { document, error, read },
  onClose,
  children,
}: OpenDocumentProps) => {
  const wide = useWide();
  const content =
    id === null ? (
      <Nothing />
    ) : document ? (
      children(document, !wide)
    ) : error ? (
      <chakra.div p="4">
        {problemOf(error).code === 'NOT_FOUND' ? (
          <EmptyState title={documentSentences.missing} text="It was deleted, or the address is incomplete.">
            <Button variant="outline" onClick={onClose}>
              Back to the list
            </Button>
          </EmptyState>
        ) : (
          <LoadError title={documentSentences.fetchFailed} error={error} retry={read} />
        )}
      </chakra.div>
    ) : (
      <chakra.div role="status" aria-label="Loading the document" data-skeleton height="full" p="4">
        <Skeleton height="full" />
      </chakra.div>
    );
  if (wide) return <Beside aria-label={document?.name ?? 'Document'}>{content}</Beside>;
  if (id === null) return null;
  return (
    <ReviewSheet label={document?.name ?? 'Document'} onClose={onClose}>
      {content}
    </ReviewSheet>
  );
};
