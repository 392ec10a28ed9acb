import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { MessagesScreen } from './messages-screen.tsx';

const stateOf = (id: string, over: object = {}) => ({
  __typename: 'MessageThreadState',
  id,
  assigneeId: null as string | null,
  assigneeName: null as string | null,
  isDone: false,
  ...over,
});
type State = ReturnType<typeof stateOf>;

/** Two threads, the first with an unread message. */
const start = (role: 'admin' | 'customer' = 'admin', at = '/admin/messages', count = 2) => {
  const states = new Map<string, State>(['alder', 'birch'].map((id) => [id, stateOf(id)]));
  const stateFor = (id: unknown): State | null =>
    role === 'admin' ? (states.get(String(id)) ?? null) : null;
  const change = (id: unknown, over: Partial<State>): State => {
    const next = { ...stateOf(String(id)), ...states.get(String(id)), ...over };
    states.set(next.id, next);
    return next;
  };
  const api = fakeApi({
    MessageThreads: ({ show }) => {
      const threads = [...states.keys()]
        .filter((id) => !show || (show === 'done') === states.get(id)?.isDone)
        .slice(0, count)
        .map((id, index) => ({
          __typename: 'MessageThreadLine',
          id,
          projectName: `${id} Home`,
          projectStatus: 'planning',
          customerName: 'Ada Byron',
          unread: index === 0 ? 1 : 0,
          isWaiting: index === 0,
          state: stateFor(id),
          latest: null,
        }));
      return {
        messageThreads: {
          __typename: 'MessageThreadPage',
          threads,
          pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: threads.length },
        },
      };
    },
    Messages: ({ id }) => ({
      messages: {
        __typename: 'MessagePage',
        messages: [
          {
            __typename: 'Message',
            id: `m-${String(id)}`,
            number: 7,
            text: `About ${String(id)}`,
            key: `k-${String(id)}`,
            authorName: 'Ada Byron',
            fromStaff: false,
            isMine: false,
            createdAt: '2026-11-16T18:00:00Z',
            attachment: null,
          },
        ],
        hasMore: true,
        readTo: 7,
        seenTo: 0,
        closed: null,
        state: stateFor(id),
      },
    }),
    MessageColleagues: () => ({
      contactOwners: [
        { __typename: 'ContactOwner', id: 'user-admin', name: 'Ada Lovelace' },
        { __typename: 'ContactOwner', id: 'morgan', name: 'Morgan Hale' },
      ],
    }),
    AssignMessageThread: ({ id, assigneeId }) => ({
      assignMessageThread: change(id, {
        assigneeId: assigneeId as string | null,
        assigneeName: assigneeId ? 'Morgan Hale' : null,
      }),
    }),
    MarkMessageThreadDone: ({ id }) => ({ markMessageThreadDone: change(id, { isDone: true }) }),
    ReopenMessageThread: ({ id }) => ({ reopenMessageThread: change(id, { isDone: false }) }),
  });
  return {
    api,
    ...renderAt(
      <DataProvider>
        <MessagesScreen />
      </DataProvider>,
      { at, user: userOf(role) },
    ),
  };
};
const isWide = (wide: boolean): void =>
  void vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: wide && media.includes('1100px') }),
  );

/** Something beside an open thread: jsdom knows no media queries, and takes it for hidden as on a phone. */
const beside = (name: string | RegExp) => ({ name, hidden: true });

beforeEach(() => isWide(true));
afterEach(() => vi.unstubAllGlobals());

describe('what is open', () => {
  it('is the newest unread thread, beside the list', async () => {
    const { address } = start();
    expect(await screen.findByText('About alder')).toBeInTheDocument();
    expect(address()).toBe('/admin/messages?thread=alder');
  });

  it('is what the address names', async () => {
    const { address } = start('admin', '/admin/messages?thread=birch');
    expect(await screen.findByText('About birch')).toBeInTheDocument();
    expect(address()).toBe('/admin/messages?thread=birch');
  });

  it('is the list first where there is no room beside it', async () => {
    isWide(false);
    const { address } = start();
    expect(await screen.findByRole('link', { name: /alder Home/ })).toBeInTheDocument();
    expect(address()).toBe('/admin/messages');
    expect(screen.queryByText('About alder')).toBeNull();
  });

  it('is the one thread of a customer with one project, also on a phone', async () => {
    isWide(false);
    start('customer', '/dashboard?tab=messages', 1);
    expect(await screen.findByText('About alder')).toBeInTheDocument();
  });
});

describe('the team’s work on a thread', () => {
  it('is given to a colleague, which the list says', async () => {
    const { api } = start();
    const choice = await screen.findByRole('combobox', { name: 'Assigned to' });
    await screen.findByRole('option', { name: 'Me (Ada Lovelace)' });
    await userEvent.selectOptions(choice, 'Morgan Hale');
    await waitFor(() =>
      expect(api.sent('AssignMessageThread')).toEqual([{ id: 'alder', assigneeId: 'morgan' }]),
    );
    expect(
      await within(screen.getByRole('list', beside('Conversations'))).findByText(/with Morgan Hale/),
    ).toBeInTheDocument();
    await userEvent.selectOptions(choice, 'Not assigned');
    await waitFor(() =>
      expect(api.sent('AssignMessageThread').at(-1)).toEqual({ id: 'alder', assigneeId: null }),
    );
  });

  it('is done up to what is there to be read, leaves the list, and can be opened again', async () => {
    const { api } = start();
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(api.sent('MarkMessageThreadDone')).toEqual([{ id: 'alder', number: 7 }]));
    await waitFor(() => expect(screen.queryByRole('link', beside(/alder Home/))).toBeNull());
    fireEvent.click(screen.getByRole('link', beside('Done')));
    expect(await screen.findByRole('link', beside(/alder Home/))).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(api.sent('ReopenMessageThread')).toEqual([{ id: 'alder' }]));
    expect(await screen.findByRole('button', { name: 'Mark as done' })).toBeInTheDocument();
  });

  it('is not the customer’s business', async () => {
    start('customer', '/dashboard?tab=messages');
    expect(await screen.findByText('About alder')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    expect(screen.queryByRole('link', beside('Mine'))).toBeNull();
  });
});

describe('a file', () => {
  const upload = '/api/projects/alder/documents';
  const attach = async (name: string): Promise<void> => {
    const input = await screen.findByLabelText('File to attach');
    await userEvent.upload(input, new File(['x'], name, { type: 'application/pdf' }));
  };

  it('becomes a document of the project first, and is sent along, also alone', async () => {
    const { api } = start();
    api.answer('SendMessage', () => new Promise(() => undefined));
    api.answer(upload, () => ({ documents: [{ id: 'd1' }] }));
    await attach('deed.pdf');
    expect(await screen.findByText('deed.pdf')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.sent('SendMessage')).toMatchObject([
        { id: 'alder', input: { text: 'deed.pdf', documentId: 'd1' } },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Attach a file' })).toBeInTheDocument();
  });

  it('that is refused says why, and can be taken off', async () => {
    const { api } = start();
    api.answer(upload, () => restRefusal(400, { message: 'deed.pdf seems to be damaged' }));
    await attach('deed.pdf');
    expect(await screen.findByText('deed.pdf seems to be damaged')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeInTheDocument();
  });

  it('that is on its way is waited for', async () => {
    const { api } = start();
    api.answer(upload, () => new Promise(() => undefined));
    await attach('deed.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('The file is still being uploaded.')).toBeInTheDocument();
    expect(api.sent('SendMessage')).toEqual([]);
  });
});
