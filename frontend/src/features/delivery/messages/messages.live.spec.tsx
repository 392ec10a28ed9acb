import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Observer } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageItemFragment } from '../../../gql/generated.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { MessageThread } from './message-thread.tsx';
import { UnreadCount } from './unread-count.tsx';

const projectId = '01890a5d-ac96-774b-bcce-b302099a8057';
const message = (number: number): MessageItemFragment & { __typename: 'Message' } => ({
  __typename: 'Message',
  id: `m${number}`,
  number,
  text: `No. ${number}`,
  key: `k${number}`,
  authorName: 'Office',
  fromStaff: true,
  isMine: false,
  createdAt: '2026-11-16T18:00:00Z',
  attachment: null,
});

/** A server whose thread grows, and the connection on which it announces that. */
const serverWith = (count: number) => {
  const state = {
    count,
    readTo: count,
    lines: [] as { observer: Observer<ApolloLink.Result>; connected: () => void }[],
    requests: [] as string[],
  };
  const answer = (name: string, { after, number }: Record<string, number>): object => {
    state.requests.push(name === 'Messages' && after !== undefined ? `after ${after}` : name);
    if (name === 'MarkMessagesRead') state.readTo = Math.max(state.readTo, number ?? 0);
    if (name === 'SendMessage') return { sendMessage: message((state.count += 1)) };
    const unread = {
      __typename: 'UnreadMessages',
      messages: state.count - state.readTo,
      threads: state.count > state.readTo ? 1 : 0,
    };
    if (name === 'MarkMessagesRead') return { markMessagesRead: unread };
    if (name === 'UnreadMessages') return { unreadMessages: unread };
    const messages = Array.from({ length: state.count }, (_, index) => message(index + 1)).filter(
      (one) => one.number > (after ?? 0),
    );
    return {
      messages: {
        __typename: 'MessagePage',
        messages,
        hasMore: false,
        readTo: state.readTo,
        seenTo: 0,
        closed: null,
        state: null,
      },
    };
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationName === 'MessageChanges') {
          const line = {
            observer: observer as Observer<ApolloLink.Result>,
            connected: operation.getContext().onConnected as () => void,
          };
          state.lines.push(line);
          return () => void state.lines.splice(state.lines.indexOf(line), 1);
        }
        observer.next({
          data: answer(operation.operationName ?? '', operation.variables) as Record<string, unknown>,
        });
        observer.complete();
        return undefined;
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return {
    state,
    client,
    /** Adds a message and notifies the subscribers. */
    write: (of = projectId): void => {
      if (of === projectId) state.count += 1;
      for (const { observer } of [...state.lines])
        observer.next({
          data: {
            messageChanges: { __typename: 'MessageChange', projectId: of, kind: 'sent', number: state.count },
          },
        });
    },
    /** Opens the connection (again). */
    connect: (): void => state.lines.forEach(({ connected }) => connected()),
  };
};

const show = (server: ReturnType<typeof serverWith>, what = <MessageThread projectId={projectId} />) =>
  renderAt(<ApolloProvider client={server.client}>{what}</ApolloProvider>, { user: userOf('customer') });
const look = (visibility: 'visible' | 'hidden'): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  sessionStorage.clear();
  look('visible');
});

describe('a thread that is open', () => {
  it('shows a message as it arrives, asks only for what is new, and says that it was seen', async () => {
    const server = serverWith(2);
    show(server);
    await screen.findByText('No. 2');
    act(() => server.write());
    expect(await screen.findByText('No. 3')).toBeInTheDocument();
    expect(server.state.requests).toContain('after 2');
    await waitFor(() => expect(server.state.readTo).toBe(3));
    // Changes in another thread are ignored.
    const requestCount = server.state.requests.length;
    act(() => server.write('01890a5d-ac96-774b-bcce-b302099a8058'));
    expect(server.state.requests).toHaveLength(requestCount);
  });

  it('catches up with what came while the line was down', async () => {
    const server = serverWith(1);
    show(server);
    await screen.findByText('No. 1');
    server.state.count = 4;
    act(() => server.connect());
    expect(await screen.findByText('No. 4')).toBeInTheDocument();
    expect(screen.getAllByText(/^No\. /).map(({ textContent }) => textContent)).toEqual([
      'No. 1',
      'No. 2',
      'No. 3',
      'No. 4',
    ]);
  });

  it('shows what was written before an own message, though nothing told of it', async () => {
    const server = serverWith(0);
    show(server);
    await screen.findByText('No messages yet');
    server.state.count = 1;
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('No. 1')).toBeInTheDocument();
    expect(screen.getAllByText(/^No\. /).map(({ textContent }) => textContent)).toEqual(['No. 1', 'No. 2']);
    await waitFor(() => expect(server.state.readTo).toBe(2));
  });

  it('holds one line, and none while nobody can see it', async () => {
    const server = serverWith(1);
    const { unmount } = show(
      server,
      <>
        <MessageThread projectId={projectId} />
        <UnreadCount />
      </>,
    );
    await screen.findByText('No. 1');
    expect(server.state.lines).toHaveLength(1);
    act(() => look('hidden'));
    expect(server.state.lines).toHaveLength(0);
    server.state.count = 2;
    act(() => look('visible'));
    expect(server.state.lines).toHaveLength(1);
    act(() => server.connect());
    expect(await screen.findByText('No. 2')).toBeInTheDocument();
    unmount();
    await waitFor(() => expect(server.state.lines).toHaveLength(0));
  });
});

describe('the number of unread messages', () => {
  it('is not drawn at zero, grows as messages arrive, and falls when they are read', async () => {
    const server = serverWith(1);
    const { container } = show(server, <UnreadCount />);
    await waitFor(() => expect(server.state.requests).toContain('UnreadMessages'));
    expect(container).not.toHaveTextContent('unread');
    act(() => server.write());
    expect(await screen.findByText('unread')).toBeInTheDocument();
    server.state.count = 150;
    act(() => server.connect());
    expect(await screen.findByText('99+')).toBeInTheDocument();
    server.state.readTo = 150;
    act(() => server.write('01890a5d-ac96-774b-bcce-b302099a8058'));
    await waitFor(() => expect(container).not.toHaveTextContent('unread'));
  });
});
