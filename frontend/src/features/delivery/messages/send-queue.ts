import { useApolloClient } from '@apollo/client/react';
import { messageSentences } from '@hearthline/rules/delivery/messages.ts';
import { SendMessageDocument, type MessageItemFragment } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { newUuid } from '../../../platform/browser/uuid.ts';
import { outbox, useOutbox, type PendingMessage } from './outbox.ts';

/** How long to wait for an answer, in milliseconds: a later one may never come, and other messages wait for their turn. */
export const sendTimeoutMs = 20_000;

/** Resolves with a message when the time is over. */
const sendTimeout = (): { readonly message: Promise<string>; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout>;
  const message = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(messageSentences.unanswered), sendTimeoutMs);
  });
  return { message: message, stop: () => clearTimeout(timer) };
};

/** The last message being sent in each thread: the next one waits for it, so that messages are stored in the order written. */
const lines = new Map<string, Promise<void>>();

/**
 * Sends the messages of a thread, one after the other: each is shown at once, and kept until the server has confirmed that
 * it is stored. Each has a key, so that sending it again stores it only once.
 */
export const useSendQueue = (
  projectId: string,
  userId: string,
  onSent: (message: MessageItemFragment) => void,
) => {
  const client = useApolloClient();
  const name = `outbox:${userId}:${projectId}`;
  const unsent = useOutbox(name);

  const drop = (key: string): void => outbox.change(name, (all) => all.filter((one) => one.key !== key));
  const deliver = async ({ key, text, documentId }: PendingMessage): Promise<void> => {
    // Dropped while it waited, or forgotten when its writer signed out: another user may be signed in by now.
    if (!outbox.read(name).some((one) => one.key === key)) return;
    // A success that arrives after the timeout still counts; a failure does not, as the message may be being sent again.
    const sent = client
      .mutate({
        mutation: SendMessageDocument,
        variables: { id: projectId, input: { text, key, ...(documentId && { documentId }) } },
      })
      .then(({ data }) => {
        if (data) onSent(data.sendMessage);
        drop(key);
        return null;
      });
    const late = sendTimeout();
    const problem = await Promise.race([sent.catch(errorText), late.message]);
    late.stop();
    if (problem !== null)
      outbox.change(name, (all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  };
  /** Queues a message behind those of its thread; one that fails or gets no answer does not hold up the others for long. */
  const queue = (one: PendingMessage): void =>
    void lines.set(
      name,
      (lines.get(name) ?? Promise.resolve()).then(() => deliver(one)),
    );
  const send = (text: string, documentId: string | null = null): void => {
    const fresh: PendingMessage = {
      key: newUuid(),
      text,
      documentId,
      at: new Date().toISOString(),
      problem: null,
    };
    outbox.change(name, (all) => [...all, fresh]);
    queue(fresh);
  };
  const again = (one: PendingMessage): void => {
    outbox.change(name, (all) =>
      all.map((other) => (other.key === one.key ? { ...other, problem: null } : other)),
    );
    queue(one);
  };
  return { unsent, send, again, drop };
};
