import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { subscribeToThreadEvents, type ThreadEvent } from './message-events.ts';
import { Message } from './message.entity.ts';
import {
  MessageChange,
  MessagePage,
  MessageThreadPage,
  MessageThreadShowEnum,
  MessageThreadState,
  SendMessageInput,
  UnreadMessages,
} from './message.types.ts';
import { assignThread, markThreadDone, reopenThread } from './manage-thread.ts';
import { markRead, readMessages, type MessagePart, type MessageRow } from './read-messages.ts';
import { sendMessage } from './send-message.ts';
import { countUnread, listThreads } from './thread.queries.ts';
import type { ThreadState } from './thread-state.ts';

@Resolver()
export class MessageResolver {
  @Allow('message:list')
  @Query(() => MessagePage, {
    description:
      'A part of a project’s thread, at most 30 messages: the latest, those before a number, or those after one.',
  })
  messages(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only messages with a lower number than this; not together with `after`.',
    })
    before: number | null,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Only messages with a higher number than this, oldest first; not together with `before`.',
    })
    after: number | null,
  ): Promise<MessagePart> {
    return readMessages(context, id, { before, after });
  }

  @Allow('message:list')
  @Query(() => MessageThreadPage, {
    description:
      'Threads, 20 per page: for the team, all that have messages, for a seller those of their own projects; for a customer, one for each of their projects.',
  })
  messageThreads(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page: number | null,
    @Arg('search', () => String, {
      nullable: true,
      description: searchOf('the project’s name, its customer’s name or its address'),
    })
    search: string | null,
    @Arg('show', () => MessageThreadShowEnum, {
      nullable: true,
      description: 'A part of the team’s threads; defaults to all. A customer always gets all.',
    })
    show: string | null,
  ): ReturnType<typeof listThreads> {
    return listThreads(context, { page, search, show });
  }

  @Allow('message:list')
  @Query(() => UnreadMessages, {
    description: 'How much the viewer has not read, in all threads or in the thread of one project.',
  })
  unreadMessages(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'Only this project; `NOT_FOUND` if the viewer may not see it.',
    })
    id: string | null,
  ): ReturnType<typeof countUnread> {
    return countUnread(context, id);
  }

  @Allow('message:send')
  @Mutation(() => Message, { description: 'Sends a message about a project.' })
  sendMessage(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('input', () => SendMessageInput) input: SendMessageInput,
  ): Promise<MessageRow> {
    return sendMessage(context, id, input);
  }

  @Allow('message:manage')
  @Mutation(() => MessageThreadState, {
    description: 'Gives the thread of a project to a member of the team to look after, or to nobody.',
  })
  assignMessageThread(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('assigneeId', () => ID, {
      nullable: true,
      description: 'A member of staff. Null for nobody.',
    })
    assigneeId: string | null,
  ): Promise<ThreadState> {
    return assignThread(context, id, { assigneeId });
  }

  @Allow('message:manage')
  @Mutation(() => MessageThreadState, {
    description:
      'Marks the thread of a project as done: its messages need no (further) answer. It opens again by itself when the customer writes.',
  })
  markMessageThreadDone(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('number', () => Int, {
      description:
        'The `number` of the last message that was read: what the customer wrote after it stays open.',
    })
    number: number,
  ): Promise<ThreadState> {
    return markThreadDone(context, id, { number });
  }

  @Allow('message:manage')
  @Mutation(() => MessageThreadState, {
    description: 'Opens a thread that was marked as done: what waited for an answer waits again.',
  })
  reopenMessageThread(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
  ): Promise<ThreadState> {
    return reopenThread(context, id);
  }

  @Allow('message:list')
  @Mutation(() => UnreadMessages, {
    description:
      'Stores the number of the last message that the viewer has read; it never goes down. Returns what is still unread in all threads.',
  })
  async markMessagesRead(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a project') }) id: string,
    @Arg('number', () => Int, {
      description:
        'The `number` of the last message that was read; a higher one than the latest counts as the latest.',
    })
    number: number,
  ): ReturnType<typeof countUnread> {
    await markRead(context, id, { number });
    return countUnread(context);
  }

  @Allow('message:list')
  @Subscription(() => MessageChange, {
    subscribe: ({ context }: { context: Context }) => subscribeToThreadEvents(context),
    description:
      'Sends an event for each new change in the threads that the viewer may read. Served at `POST /graphql/stream` as server-sent events (GraphQL over SSE, distinct connections).',
  })
  messageChanges(@Root() news: ThreadEvent): ThreadEvent {
    return news;
  }
}
