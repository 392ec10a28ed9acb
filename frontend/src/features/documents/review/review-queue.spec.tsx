import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { ReviewQueue } from './review-queue.tsx';

const item = (id: string, over: object = {}) => ({
  __typename: 'Document',
  id,
  project: { __typename: 'DocumentProject', id: 'p1', name: 'Cedar Home' },
  name: id,
  type: 'permit',
  state: 'waiting',
  note: null,
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  size: 1400,
  uploadedAt: '2026-11-16T18:00:00Z',
  uploadedByName: 'Casey',
  version: 3,
  reviewUndoMs: null,
  passage: null as object[] | null,
  viewerCanReplace: true,
  viewerCanDelete: true,
  versionCount: 1,
  ...over,
});
let first: ReturnType<typeof item>;
let undone: () => object;
const open = () => {
  const api = fakeApi({
    Documents: ({ undoable }) => {
      const documents = [first, item('Deed')].filter(({ state }) => state === 'waiting' || undoable);
      return {
        documents: {
          __typename: 'DocumentPage',
          documents,
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: documents.length },
        },
      };
    },
    DocumentCounts: () => ({ documentCounts: { __typename: 'DocumentCounts', waiting: 2, requested: 0 } }),
    ReviewDocument: () => ({
      reviewDocument: (first = item('Permit', { state: 'approved', version: 4, reviewUndoMs: 10_000 })),
    }),
    UndoDocumentReview: () => undone(),
  });
  renderAt(
    <DataProvider>
      <ReviewQueue />
    </DataProvider>,
    { user: userOf('admin') },
  );
  return api;
};
const rows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Documents' }))
    .getAllByRole('heading')
    .map((each) => each.textContent);

beforeEach(() => {
  first = item('Permit');
  undone = () => ({ undoDocumentReview: (first = item('Permit', { version: 5 })) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what was approved keeps its place and its buttons, so that another press there does nothing', async () => {
  const api = open();
  const approve = await screen.findByRole('button', { name: 'Approve Permit' });
  fireEvent.click(approve);
  const undo = await screen.findByRole('button', { name: 'Undo the review of Permit' });
  expect(rows()).toEqual(['Permit', 'Deed']);
  expect(undo.closest('li')).toHaveTextContent('Approved');
  const spent = screen.getByRole('button', { name: 'Approve Permit' });
  expect(spent).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(spent);
  fireEvent.click(screen.getByRole('button', { name: 'Reject Permit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.sent('ReviewDocument')).toHaveLength(1);
  expect(api.sent('Documents')).toHaveLength(1);
  // The next ones come when they are asked for.
  fireEvent.click(screen.getByRole('button', { name: 'Show what still waits' }));
  await waitFor(() => expect(rows()).toEqual(['Deed']));
});

it('is undone, in place, and can be decided again', async () => {
  const api = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Permit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the review of Permit' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve Permit' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(api.sent('UndoDocumentReview')).toEqual([{ id: 'Permit', input: { version: 4 } }]);
  expect(rows()).toEqual(['Permit', 'Deed']);
  expect(screen.queryByRole('button', { name: 'Show what still waits' })).toBeNull();
});

it('cannot be undone after its time; being too late is said', async () => {
  undone = () => refusal('CONFLICT', 'It is too late to undo this.');
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Permit' }));
  const undo = await screen.findByRole('button', { name: 'Undo the review of Permit' });
  fireEvent.click(undo);
  // Read again, it has no time left.
  first = item('Permit', { state: 'approved', version: 4 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the review of Permit' })).toBeNull());
  expect(rows()).toEqual(['Permit', 'Deed']);
});

it('offers Undo after a reload for as long as the server says', async () => {
  first = item('Permit', { state: 'approved', version: 4, reviewUndoMs: 700 });
  open();
  expect(await screen.findByRole('button', { name: 'Undo the review of Permit' })).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(screen.queryByRole('button', { name: 'Undo the review of Permit' })).toBeNull();
  expect(rows()).toEqual(['Permit', 'Deed']);
});

it('shows where a search was found, as text', async () => {
  first = item('Permit', {
    passage: [
      { __typename: 'PassagePart', text: 'made of <b>', isMatch: false },
      { __typename: 'PassagePart', text: 'larch', isMatch: true },
    ],
  });
  open();
  const mark = await screen.findByText('larch');
  expect(mark.tagName).toBe('MARK');
  expect(mark.parentElement).toHaveTextContent('Found in the file: made of <b>larch');
});
