import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import {
  drawQueue,
  listed,
  pressKey,
  queued,
  rowOf,
  startReviewServer,
} from '../../../../testing/review-queue-screen.tsx';

const three = () => startReviewServer([queued('Permit'), queued('Deed'), queued('Plan')]);
const approve = (name: string) => screen.findByRole('button', { name: `Approve ${name}` });
const isReady = async (name: string): Promise<void> => {
  await waitFor(
    () =>
      expect(screen.getByRole('button', { name: `Approve ${name}` })).not.toHaveAttribute('aria-disabled'),
    { timeout: 15_000 },
  );
};

beforeEach(() => {
  // There is room beside the list.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('1100px') }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('what others decide', () => {
  it('leaves the list, but not under the pointer', async () => {
    const { change, notify, sent } = three();
    drawQueue();
    await screen.findByRole('link', { name: 'Deed' });
    await waitFor(() => expect(sent('/graphql/stream')).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    change('Permit', { state: 'approved' });
    notify();
    await waitFor(() => expect(listed()).toEqual(['Deed', 'Plan']));
    const list = screen.getByRole('list', { name: 'Documents' });
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    change('Deed', { state: 'approved' });
    const before = sent('Documents').length;
    notify();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(sent('Documents')).toHaveLength(before);
    expect(listed()).toEqual(['Deed', 'Plan']);
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await waitFor(() => expect(listed()).toEqual(['Plan']));
  });
});

describe('reading', () => {
  it('shows the file beside the list, with its document in the address', async () => {
    three();
    const { address } = drawQueue();
    fireEvent.click(await screen.findByRole('link', { name: 'Deed' }));
    expect(await screen.findByText('What Deed says')).toBeInTheDocument();
    expect(address()).toBe('/admin/documents?document=Deed');
    expect(screen.getByRole('link', { name: 'Deed' })).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Close the document' }));
    expect(address()).toBe('/admin/documents');
    expect(screen.getByText('Choose a document to read it here')).toBeInTheDocument();
  });

  it('opens what the address names, also where it is not in the list', async () => {
    startReviewServer([queued('Permit'), queued('Old', { state: 'approved' })]);
    drawQueue('/admin/documents?document=Old');
    expect(await screen.findByText('What Old says')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve Old' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reject Old' })).toBeInTheDocument();
  });

  it('says that a document of the address is not there', async () => {
    three();
    const { address } = drawQueue('/admin/documents?document=gone');
    expect(await screen.findByText('Document not found')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(address()).toBe('/admin/documents');
  });

  it('shows a PDF in a frame, whatever the file claims to be, and says where a browser cannot', async () => {
    const made = vi.fn((_content: Blob) => 'blob:paper');
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: () => undefined }),
    );
    const api = startReviewServer([
      queued('Deed', { contentType: 'application/pdf' }),
      queued('Sheet', { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
    ]);
    api.answer(
      '/api/documents/Deed/preview',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    );
    drawQueue('/admin/documents?document=Deed');
    expect(await screen.findByTitle('Deed')).toHaveAttribute('src', 'blob:paper#view=FitH');
    expect(made.mock.calls[0]?.[0].type).toBe('application/pdf');
    fireEvent.click(screen.getByRole('link', { name: 'Sheet' }));
    expect(await screen.findByText(/cannot show this kind of file here/)).toBeInTheDocument();
  });

  it('covers the page where there is no room beside the list, with both buttons in it', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }),
    );
    three();
    const { address } = drawQueue();
    fireEvent.click(await screen.findByRole('link', { name: 'Deed' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Deed' }));
    expect(sheet.getByRole('button', { name: 'Approve Deed' })).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Reject Deed' })).toBeInTheDocument();
    fireEvent.click(sheet.getByRole('button', { name: 'Back to the list' }));
    expect(address()).toBe('/admin/documents');
  });
});

describe('deciding', () => {
  it('keeps the row where it is, and goes on to the next one, which a second press does not decide', async () => {
    const api = three();
    const { address } = drawQueue('/admin/documents?document=Permit');
    fireEvent.click(await approve('Permit'));
    const next = await approve('Deed');
    expect(address()).toBe('/admin/documents?document=Deed');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next);
    pressKey('a');
    expect(listed()).toEqual(['Permit', 'Deed', 'Plan']);
    expect(rowOf('Permit')).toHaveTextContent('Approved');
    await isReady('Deed');
    expect(api.sent('ReviewDocument')).toHaveLength(1);
    fireEvent.click(next);
    await approve('Plan');
    expect(api.sent('ReviewDocument').map(({ id }) => id)).toEqual(['Permit', 'Deed']);
  });

  it('lets decided rows go when the pointer leaves the list, not with the tap of a finger', async () => {
    three();
    drawQueue('/admin/documents?document=Permit');
    fireEvent.click(await approve('Permit'));
    await screen.findByRole('button', { name: 'Undo the review of Permit' });
    const list = screen.getByRole('list', { name: 'Documents' });
    fireEvent.pointerLeave(list, { pointerType: 'touch' });
    expect(listed()).toEqual(['Permit', 'Deed', 'Plan']);
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await waitFor(() => expect(listed()).toEqual(['Deed', 'Plan']));
  });

  it('lets a decided row go by itself once it cannot be undone any more, unless the pointer is on the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    startReviewServer([
      queued('Permit', { state: 'approved', reviewUndoMs: 600_000 }),
      queued('Deed', { state: 'approved', reviewUndoMs: 1_200_000 }),
      queued('Plan'),
    ]);
    drawQueue();
    await screen.findByRole('link', { name: 'Permit' });
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    await waitFor(() => expect(listed()).toEqual(['Deed', 'Plan']));
    const list = screen.getByRole('list', { name: 'Documents' });
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(listed()).toEqual(['Deed', 'Plan']);
    expect(screen.queryByRole('button', { name: 'Undo the review of Deed' })).toBeNull();
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await waitFor(() => expect(listed()).toEqual(['Plan']));
  });

  it('is undone on its row, and is read again', async () => {
    const api = three();
    const { address } = drawQueue('/admin/documents?document=Permit');
    fireEvent.click(await approve('Permit'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the review of Permit' }));
    await waitFor(() => expect(rowOf('Permit')).not.toHaveTextContent('Approved'));
    expect(api.sent('UndoDocumentReview')).toEqual([{ id: 'Permit', input: { version: 4 } }]);
    expect(address()).toBe('/admin/documents?document=Permit');
    await isReady('Permit');
  });

  it('says when it is too late to undo', async () => {
    const api = three();
    api.answer('UndoDocumentReview', () => refusal('CONFLICT', 'It is too late to undo this.'));
    drawQueue('/admin/documents?document=Permit');
    fireEvent.click(await approve('Permit'));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the review of Permit' }));
    // Read again, it has no time left.
    api.change('Permit', { reviewUndoMs: null });
    await waitFor(() => expect(listed()).toEqual(['Deed', 'Plan']));
    expect(toastStore.current()[0]).toMatchObject({ title: 'The review stands' });
  });

  it('rejects with a note, and goes on', async () => {
    const api = three();
    const { address } = drawQueue('/admin/documents?document=Deed');
    fireEvent.click(await screen.findByRole('button', { name: 'Reject Deed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject document' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText(/Please say what is wrong/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), 'No stamp');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(address()).toBe('/admin/documents?document=Plan'));
    expect(api.sent('ReviewDocument')).toEqual([
      { id: 'Deed', input: { version: 3, decision: 'rejected', note: 'No stamp' } },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Reject document' })).toBeNull();
    expect(rowOf('Deed')).toHaveTextContent('Rejected');
  });
});

describe('by keyboard', () => {
  it('moves, approves, and takes back', async () => {
    const api = three();
    const { address } = drawQueue();
    await screen.findByRole('link', { name: 'Permit' });
    pressKey('j');
    pressKey('j');
    pressKey('j');
    pressKey('k');
    expect(address()).toBe('/admin/documents?document=Deed');
    await isReady('Deed');
    pressKey('a');
    await approve('Plan');
    pressKey('z');
    await waitFor(() => expect(api.sent('UndoDocumentReview')).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/admin/documents?document=Deed'));
    pressKey('Escape');
    expect(address()).toBe('/admin/documents');
  });

  it('decides once per press, however long the key is held', async () => {
    const api = three();
    drawQueue('/admin/documents?document=Permit');
    await approve('Permit');
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    pressKey('a');
    await isReady('Deed');
    fireEvent.keyDown(document.body, { key: 'a', repeat: true });
    expect(api.sent('ReviewDocument')).toHaveLength(1);
  });

  it('asks for the note with R', async () => {
    three();
    drawQueue('/admin/documents?document=Permit');
    await approve('Permit');
    pressKey('r');
    expect(await screen.findByRole('dialog', { name: 'Reject document' })).toBeInTheDocument();
  });
});

it('shows where a search was found, as text', async () => {
  startReviewServer([
    queued('Permit', {
      passage: [
        { __typename: 'PassagePart', text: 'made of <b>', isMatch: false },
        { __typename: 'PassagePart', text: 'larch', isMatch: true },
      ],
    }),
  ]);
  drawQueue();
  const mark = await screen.findByText('larch');
  expect(mark.tagName).toBe('MARK');
  expect(mark.parentElement).toHaveTextContent('Found in the file: made of <b>larch');
});

it('says that nothing waits once the last one is decided', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  startReviewServer([queued('Permit')]);
  const { address } = drawQueue('/admin/documents?document=Permit');
  fireEvent.click(await approve('Permit'));
  await waitFor(() => expect(address()).toBe('/admin/documents'));
  expect(listed()).toEqual(['Permit']);
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(await screen.findByText('Nothing waits for review')).toBeInTheDocument();
});
