import { useApolloClient } from '@apollo/client/react';
import { SendMessageDocument, type MessageItemFragment } from '../../gql/generated.ts';
import { errorText } from '../../platform/error-text.ts';
import { newUuid } from '../../platform/uuid.ts';
import { outbox, useOutbox, type Unsent } from './outbox.ts';

/** Sends messages of a thread: at once on the screen, stored as soon as the server says so, and kept where it does not. */
export const useSending = (projectId: string, userId: string, onSent: (message: MessageItemFragment) => void) => {
  const client = useApolloClient();
  const name = `outbox:${userId}:${projectId}`;
  const unsent = useOutbox(name);

  const drop = (key: string): void => outbox.change(name, (all) => all.filter((one) => one.key !== key));
  const deliver = async ({ key, text }: Pick<Unsent, 'key' | 'text'>): Promise<void> => {
    try {
      const { data } = await client.mutate({ mutation: SendMessageDocument, variables: { id: projectId, input: { text, key } } });
      if (data) onSent(data.sendMessage);
      drop(key);
    } catch (error) {
      outbox.change(name, (all) => all.map((one) => (one.key === key ? { ...one, problem: errorText(error) } : one)));
    }
  };
  const send = (text: string): void => {
    const fresh: Unsent = { key: newUuid(), text, at: new Date().toISOString(), problem: null };
    outbox.change(name, (all) => [...all, fresh]);
    void deliver(fresh);
  };
  const again = (one: Unsent): void => {
    outbox.change(name, (all) => all.map((other) => (other.key === one.key ? { ...other, problem: null } : other)));
    void deliver(one);
  };
  return { unsent, send, again, drop };
};
