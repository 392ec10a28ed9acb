import { chakra } from '@chakra-ui/react/styled-system';
import { documentSentences, type DocumentState } from '@hearthline/rules/delivery/documents.ts';
import { useState } from 'react';
import type { DocumentItemFragment } from '../../../../gql/generated.ts';
import { useLiveList } from '../../../../platform/graphql/live-list.ts';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Pager } from '../../../../ui/lists/pager.tsx';
import type { useDocuments } from '../list/document-list.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useUploads } from '../upload/uploads.ts';
import { useArmed } from './armed.ts';
import { useDecidedRows } from './decided-rows.ts';
import { OpenDocument, useOpenDocument } from './open-document.tsx';
import { QueueRow } from './queue-row.tsx';
import { useQueuePlace } from './queue-place.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewPane } from './review-pane.tsx';
import { useQueueReview } from './queue-review.ts';

interface QueueProps {
  readonly state: DocumentState;
  readonly documents: ReturnType<typeof useDocuments>;
  /** Called when the numbers of what waits may have changed. */
  readonly onChanged: () => void;
}

const emptyTexts: Readonly<Record<DocumentState, readonly [title: string, text: string]>> = {
  waiting: ['Nothing waits for review', 'What customers and contractors upload appears here.'],
  approved: ['No documents', 'No document has been approved.'],
  rejected: ['No documents', 'No document has been rejected.'],
};

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});

const Loading = () => (
  <chakra.div display="grid" gap="2" role="status" aria-label="Loading documents" data-skeleton>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} minH="12" />
    ))}
  </chakra.div>
);

/** Documents of one state, with the one being read beside them. */
export const Queue = ({ state, documents, onChanged }: QueueProps) => {
  const { list, loading, error, page, type, search, change } = documents;
  const place = useQueuePlace();
  const read = (): void => {
    documents.read();
    onChanged();
  };
  const rows = useDecidedRows(list?.documents ?? [], state, documents.read);
  const opened = useOpenDocument(place.open, rows.shown);
  // The document that came up by itself when the one before it was decided.
  const [follower, setFollower] = useState<string | null>(null);
  const { isArmed, onShown } = useArmed(place.open ?? '', place.open === follower);
  const uploads = useUploads(state, () => {
    read();
    opened.read();
  });
  const review = useQueueReview({
    rows: rows.shown,
    listed: state,
    opened: opened.document ?? null,
    isArmed,
    place,
    onFollow: setFollower,
    onReviewed: onChanged,
    onChanged: () => {
      read();
      if (place.open) opened.read();
    },
  });
  // What others decided comes like what leaves by itself: not before the pointer has left the list.
  const live = useLiveList(['documents'], () => {
    read();
    if (place.open) opened.read();
  });
  const [emptyTitle, emptyText] =
    type || search ? (['No documents found', 'No documents match your search.'] as const) : emptyTexts[state];
  const pane = (document: DocumentItemFragment, isSheet: boolean) => (
    <ReviewPane
      key={document.id}
      document={document}
      isSheet={isSheet}
      isArmed={isArmed}
      busy={review.busy}
      onShown={onShown}
      onApprove={review.approve}
      onReject={review.askToReject}
      onUndo={() => review.undo(document)}
      onReplace={(file) => uploads.add([file], { projectId: document.project.id, documentId: document.id })}
      onChanged={read}
      onDeleted={() => {
        place.show(null);
        read();
      }}
      onClose={() => place.show(null)}
    />
  );
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{ '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(18rem, 25rem) minmax(0, 1fr)' } }}
      alignItems="start"
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <UploadList uploads={uploads} />
        {error && !loading ? (
          <LoadError title={documentSentences.fetchFailed} error={error} retry={read} />
        ) : !list ? (
          <Loading />
        ) : rows.shown.length === 0 ? (
          <EmptyState title={emptyTitle} text={emptyText} />
        ) : (
          <List
            aria-label="Documents"
            aria-busy={loading}
            onPointerEnter={(event) => {
              rows.pointer.onPointerEnter(event);
              live.onPointer(event.pointerType !== 'touch');
            }}
            onPointerLeave={(event) => {
              rows.pointer.onPointerLeave(event);
              live.onPointer(false);
            }}
          >
            {rows.shown.map((document) => (
              <QueueRow
                key={document.id}
                document={document}
                listed={state}
                isOpen={document.id === place.open}
                href={place.linkTo(document.id)}
                replace={place.open !== null}
                onUndo={() => review.undo(document)}
              />
            ))}
          </List>
        )}
        {list && list.pagination.totalPages > 1 && (
          <Pager
            label="Documents"
            pagination={list.pagination}
            requestedPage={page}
            rangeText={`${list.pagination.total} documents`}
            onPage={(to) => change({ page: to })}
          />
        )}
      </chakra.div>
      <OpenDocument id={place.open} opened={opened} onClose={() => place.show(null)}>
        {pane}
      </OpenDocument>
      {opened.document && review.isRejecting && (
        <RejectDialog
          id={opened.document.id}
          name={opened.document.name}
          busy={review.busy}
          onReject={review.reject}
          onClose={review.stopRejecting}
        />
      )}
    </chakra.div>
  );
};
