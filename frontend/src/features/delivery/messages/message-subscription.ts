import { MessageChangesDocument, type MessageChangesSubscription } from '../../../gql/generated.ts';
import { createLiveSubscription } from '../../../platform/graphql/live-subscription.ts';

/** A change in a thread; null when the connection is (re)opened, so that anything missed must be loaded. */
export type MessageChange = MessageChangesSubscription['messageChanges'] | null;

const useMessageEvents = createLiveSubscription<MessageChangesSubscription>(MessageChangesDocument);

/** Calls back on each change in a thread that the viewer may read, and whenever the connection is opened. */
export const useMessageChanges = (onChange: (news: MessageChange) => void): void =>
  useMessageEvents((data) => onChange(data?.messageChanges ?? null));
