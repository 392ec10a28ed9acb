import type { Context } from '../../../platform/context.ts';
import { countUnread } from './thread.queries.ts';

export { publishThreadEvent } from './message-events.ts';

/** How many messages the viewer has not read, in all threads. */
export const unreadMessages = async (context: Context): Promise<number> =>
  (await countUnread(context)).messages;
