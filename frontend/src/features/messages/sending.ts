import { useApolloClient } from '@apollo/client/react';
import { messageSentences } from '@hearthline/rules/messages.ts';
import { SendMessageDocument, type MessageItemFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { newUuid } from '../../platform/uuid.ts';
import { outbox, useOutbox, type Unsent } from './outbox.ts';

/** In milliseconds: an answer that takes longer may never come, and others wait for their turn. */
export const patience = 20_000;

/** Says so when the time is over. */
const overdue = (): { readonly said: Promise<string>; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout>;
  const said = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(messageSentences.unanswered), patience);
  });
  return { said, stop: () => clearTimeout(timer) };
};

/** What is on its way in each thread: whatever is sent next waits for it, so that messages are stored in the order they were written. */
const lines = new Map<string, Promise<void>>();

/** Sends messages of a thread, one after the other: at once on the screen, stored as soon as the server says so, and kept where it does not. Each has a key: sent again, it is stored once. */
export const useSending = (projectId: string, userId: string, onSent: (message: MessageItemFragment) => void) => {
  const client = useApolloClient();
  const name = `outbox:${userId}:${projectId}`;
  const unsent = useOutbox(name);

  const drop = (key: string): void => outbox.change(name, (all) => all.filter((one) => one.key !== key));
  const deliver = async ({ key, text }: Unsent): Promise<void> => {
    // Dropped while it waited, or forgotten with whoever wrote it: somebody else may be signed in by now.
    if (!outbox.read(name).some((one) => one.key === key)) return;
    // Where the answer comes after all, later than that, it counts; a failure does not: it may be on its way again.
    const sent = client.mutate({ mutation: SendMessageDocument, variables: { id: projectId, input: { text, key } } }).then(({ data }) => {
      if (data) onSent(data.sendMessage);
      drop(key);
      return null;
    });
    const late = overdue();
    const problem = await Promise.race([sent.catch(errorText), late.said]);
    late.stop();
    if (problem !== null) outbox.change(name, (all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  };
  /** One that fails, or is not answered, holds up nothing for long. */
  const queue = (one: Unsent): void => void lines.set(name, (lines.get(name) ?? Promise.resolve()).then(() => deliver(one)));
  const send = (text: string): void => {
    const fresh: Unsent = { key: newUuid(), text, at: new Date().toISOString(), problem: null };
    outbox.change(name, (all) => [...all, fresh]);
    queue(fresh);
  };
  const again = (one: Unsent): void => {
    outbox.change(name, (all) => all.map((other) => (other.key === one.key ? { ...other, problem: null } : other)));
    queue(one);
  };
  return { unsent, send, again, drop };
};
