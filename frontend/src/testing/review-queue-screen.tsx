import { fireEvent, screen, within } from '@testing-library/react';
import { ReviewQueue } from '../features/delivery/documents/review/review-queue.tsx';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from './fake-api.ts';
import { fakeStream } from './fake-stream.ts';
import { renderAt, userOf } from './render.tsx';

/** A document as the server answers with it. */
export const queued = (id: string, over: object = {}) => ({
  __typename: 'Document',
  id,
  project: { __typename: 'DocumentProject', id: 'p1', name: 'Cedar Home' },
  name: id,
  type: 'permit',
  state: 'waiting',
  note: null as string | null,
  fileName: 'a.txt',
  contentType: 'text/plain',
  size: 1400,
  uploadedAt: '2026-11-16T18:00:00Z',
  uploadedByName: 'Casey',
  version: 3,
  reviewUndoMs: null as number | null,
  passage: null as object[] | null,
  viewerCanReplace: true,
  viewerCanDelete: true,
  versionCount: 1,
  ...over,
});
type Queued = ReturnType<typeof queued>;

/** A fake server with documents: it decides, and takes back what was decided. */
export const startReviewServer = (all: readonly Queued[]) => {
  const stored = new Map(all.map((one) => [one.id, one]));
  const change = (id: unknown, over: Partial<Queued>): Queued => {
    const before = stored.get(String(id));
    if (!before) throw new Error(`no document ${String(id)}`);
    const after = { ...before, ...over, version: before.version + 1 };
    stored.set(after.id, after);
    return after;
  };
  const stream = fakeStream();
  const api = fakeApi({
    '/graphql/stream': stream.answer,
    Documents: ({ state, undoable }) => {
      const documents = [...stored.values()].filter(
        (one) => one.state === state || (undoable && one.reviewUndoMs !== null),
      );
      return {
        documents: {
          __typename: 'DocumentPage',
          documents,
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: documents.length },
        },
      };
    },
    DocumentNow: ({ id }) =>
      stored.has(String(id))
        ? { document: stored.get(String(id)) }
        : refusal('NOT_FOUND', 'Document not found'),
    DocumentCounts: () => ({ documentCounts: { __typename: 'DocumentCounts', waiting: 2, requested: 0 } }),
    ReviewDocument: ({ id, input }) => {
      const { decision, note } = input as { decision: string; note: string | null };
      return { reviewDocument: change(id, { state: decision, note, reviewUndoMs: 10_000 }) };
    },
    UndoDocumentReview: ({ id }) => ({
      undoDocumentReview: change(id, { state: 'waiting', note: null, reviewUndoMs: null }),
    }),
    ...Object.fromEntries(
      all.map(({ id }) => [`/api/documents/${id}/content`, () => new Response(`What ${id} says`)]),
    ),
  });
  return { ...api, change, notify: () => stream.tell('documents') };
};

export const drawQueue = (at = '/admin/documents') =>
  renderAt(
    <DataProvider>
      <ReviewQueue />
    </DataProvider>,
    { at, user: userOf('admin') },
  );

/** The names in the list, from the top. */
export const listed = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Documents' }))
    .getAllByRole('heading')
    .map((each) => each.textContent);

/** The row of a document. */
export const rowOf = (name: string): HTMLElement =>
  screen.getByRole('link', { name }).closest('li') ?? document.body;

export const pressKey = (key: string): void => void fireEvent.keyDown(document.body, { key });
