import { MockedProvider } from '@apollo/client/testing/react';
import { messageSentences } from '@hearthline/rules/delivery/messages.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MarkMessagesReadDocument,
  MessageChangesDocument,
  MessagesDocument,
  SendMessageDocument,
  type MessageItemFragment,
} from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { unsentInput } from '../../../platform/form-memory/unsent-input.ts';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { linkify } from './linkify.ts';
import { MessageThread } from './message-thread.tsx';
import { outbox } from './outbox.ts';
import { sendTimeoutMs } from './send-queue.ts';
import { mergeMessages } from './thread-messages.ts';

const projectId = '01890a5d-ac96-774b-bcce-b302099a8057';
const message = (
  number: number,
  over: Partial<MessageItemFragment> = {},
): MessageItemFragment & { __typename: 'Message' } => ({
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
  ...over,
});
const page = (messages: MessageItemFragment[], over = {}) => ({
  messages: {
    __typename: 'MessagePage',
    messages,
    hasMore: false,
    readTo: 0,
    seenTo: 0,
    closed: null,
    state: null,
    ...over,
  },
});
const silence = { request: { query: MessageChangesDocument }, delay: Infinity, result: {} };
const anyInput = () => true;

const open = (first: object, ...mocks: object[]): void => {
  const read = {
    request: { query: MessagesDocument, variables: { id: projectId } },
    result: { data: first },
  };
  renderAt(
    <MockedProvider mocks={[silence, read, ...mocks] as never}>
      <MessageThread projectId={projectId} />
    </MockedProvider>,
    { user: userOf('customer') },
  );
};
const send = async (text: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

beforeEach(() => sessionStorage.clear());

describe('a thread', () => {
  it('says when it is empty, and why nobody can write', async () => {
    open(page([], { closed: messageSentences.noCustomer }));
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeInTheDocument();
    expect(screen.getByText(messageSentences.noCustomer)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('marks what is new, and tells the server once that it was seen', async () => {
    let notified = 0;
    const marked = {
      request: { query: MarkMessagesReadDocument, variables: { id: projectId, number: 2 } },
      result: () => (
        (notified += 1),
        { data: { markMessagesRead: { __typename: 'UnreadMessages', messages: 0, threads: 0 } } }
      ),
    };
    open(page([message(1), message(2)], { readTo: 1 }), marked);
    expect(await screen.findByText('New')).toBeInTheDocument();
    await waitFor(() => expect(notified).toBe(1));
    expect(screen.getByText('New')).toBeInTheDocument();
  });

  it('keeps a message that was not sent, and sends it again with the same key', async () => {
    const keys: string[] = [];
    const sending = (result: object) => ({
      request: { query: SendMessageDocument, variables: anyInput },
      ...result,
    });
    const note = (variables: { input: { key: string } }): void => void keys.push(variables.input.key);
    open(
      page([]),
      {
        request: { query: SendMessageDocument, variables: (variables: never) => (note(variables), true) },
        error: new Error('Failed to fetch'),
      },
      sending({
        result: (variables: { input: { key: string; text: string } }) => (
          note(variables),
          {
            data: {
              sendMessage: message(1, {
                text: variables.input.text,
                key: variables.input.key,
                isMine: true,
                fromStaff: false,
              }),
            },
          }
        ),
      }),
    );
    await send('  Hello there ');
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(screen.getByText('Hello there')).toBeInTheDocument();
    expect(screen.getByLabelText('Your message')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(await screen.findAllByText('Hello there')).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends messages one after the other as they were written; one that fails holds up none', async () => {
    const arrived: string[] = [];
    const answers: ((result: Response) => void)[] = [];
    fakeApi({
      Messages: () => page([]),
      SendMessage: ({ input }) =>
        new Promise<Response>((resolve) => {
          arrived.push((input as { text: string }).text);
          answers.push(resolve);
        }),
    });
    renderAt(
      <DataProvider>
        <MessageThread projectId={projectId} />
      </DataProvider>,
      { user: userOf('customer') },
    );
    for (const text of ['One', 'Two', 'Three']) await send(text);
    expect(screen.getByText('Three')).toBeInTheDocument();
    await waitFor(() => expect(arrived).toEqual(['One']));
    answers[0]?.(refusal('INTERNAL', 'No.'));
    await waitFor(() => expect(arrived).toEqual(['One', 'Two']));
    // Messages of a writer who signed out are not sent in the next user's name.
    unsentInput.clear();
    answers[1]?.(refusal('INTERNAL', 'No.'));
    await waitFor(() => expect(screen.queryByText('Three')).toBeNull());
    expect(arrived).toEqual(['One', 'Two']);
  });

  it('waits for an answer that does not come for a while only; one that comes after all counts', async () => {
    const answers: ((data: object) => void)[] = [];
    const api = fakeApi({
      Messages: () => page([]),
      SendMessage: () => new Promise<object>((resolve) => answers.push(resolve)),
    });
    const sent = () => api.sent('SendMessage').map(({ input }) => input as { text: string; key: string });
    renderAt(
      <DataProvider>
        <MessageThread projectId={projectId} />
      </DataProvider>,
      { user: userOf('customer') },
    );
    await screen.findByLabelText('Your message');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await send('One');
      await send('Two');
      await act(() => vi.advanceTimersByTimeAsync(sendTimeoutMs - 1000));
      expect(sent().map(({ text }) => text)).toEqual(['One']);
      expect(screen.queryByText('Not sent')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1000));
    } finally {
      vi.useRealTimers();
    }
    expect(await screen.findByText(messageSentences.unanswered)).toBeInTheDocument();
    await waitFor(() => expect(sent().map(({ text }) => text)).toEqual(['One', 'Two']));
    answers[1]?.({ sendMessage: message(1, { ...sent()[1], isMine: true, fromStaff: false }) });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());

    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toEqual(sent()[0]);
    // The first try arrives, then the second gets the same answer.
    for (const answer of [answers[0], answers[2]])
      answer?.({ sendMessage: message(2, { ...sent()[0], isMine: true, fromStaff: false }) });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText('One')).toHaveLength(1);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('forgets a message that was not sent when its writer signs out', () => {
    outbox.change('spec', () => [
      { key: 'k', text: 'Not for everybody', at: '2027-01-11T20:00:00Z', problem: 'No server.' },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).toContain('Not for everybody');
    unsentInput.clear();
    expect(outbox.read('spec')).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Not for everybody');
  });

  it('refuses an empty message in place', async () => {
    open(page([]));
    await send('   ');
    expect(screen.getByText(messageSentences.required)).toBeInTheDocument();
  });
});

describe('messages that come in parts', () => {
  it('are each shown once, in order', () => {
    expect(
      mergeMessages([message(2), message(3)], [message(1), message(3), message(4)]).map(
        ({ number }) => number,
      ),
    ).toEqual([1, 2, 3, 4]);
  });
});

describe('addresses in a text', () => {
  it('become links only when they lead to the web and are what they seem', () => {
    expect(linkify('See https://example.com/a?b=1, or (http://example.org).')).toEqual([
      { text: 'See ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: ', or (' },
      { text: 'http://example.org', href: 'http://example.org/' },
      { text: ').' },
    ]);
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://bank.example@evil.example/',
      'https://',
      '<a href="x">',
      'ftp://example.com',
    ]) {
      expect(linkify(text)).toEqual([{ text }]);
    }
  });

  it('are looked for in no time, whatever the text is', () => {
    const times = [0, 1, 2].map(() => {
      const started = performance.now();
      for (const text of [
        'https://'.repeat(12_000),
        `https://${'.'.repeat(100_000)}`,
        `https://a${'!'.repeat(100_000)} x`,
      ])
        linkify(text);
      return performance.now() - started;
    });
    // The fastest run shows what the work itself takes; the others include what else the machine was doing.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
