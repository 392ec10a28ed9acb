import { messageChangeWords, messageThreadShows } from '@hearthline/rules/delivery/messages.ts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { ProjectStatusEnum } from '../projects/project-status.api.ts';
import { Message } from './message.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'How the team stands to a thread.',
})
export class MessageThreadState {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The member of the team who looks after it. Null if nobody does.',
  })
  assigneeId!: string | null;

  @Field(() => String, { nullable: true, description: 'Their name.' })
  assigneeName!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it was marked as done and the customer has written nothing since.',
  })
  isDone!: boolean;
}

export const MessageThreadShowEnum = graphqlEnum(
  'MessageThreadShow',
  'A part of the team’s threads.',
  messageThreadShows,
  {
    open: 'Those that are not done.',
    mine: 'Those that the viewer looks after and that are not done.',
    done: 'Those that are done.',
  },
);

@InputType({ description: 'A message to send. The customer of the project and the whole team can read it.' })
export class SendMessageInput {
  @Field(() => String, { description: 'Plain text, 1 to 4,000 characters.' })
  text!: string;

  @Field(() => ID, {
    description:
      'A UUID generated for this message. If it is sent again with the same key, it is stored once and the stored message is returned; `KEY_REUSED` if the text or the project differs.',
  })
  key!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A document to send along: one that the sender has uploaded to the same project while it has this customer.',
  })
  documentId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a thread, in order.' })
export class MessagePage {
  @Field(() => [Message], { description: 'At most 30, oldest first.' })
  messages!: Message[];

  @Field(() => Boolean, {
    description: 'Whether there are more messages before this part, or after it if `after` was given.',
  })
  hasMore!: boolean;

  @Field(() => Int, { description: 'The number of the last message that the viewer has read; 0 if none.' })
  readTo!: number;

  @Field(() => Int, {
    description: 'The number of the last message that the other side has read; 0 if none.',
  })
  seenTo!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why no messages can be sent here now. Null if the viewer can send them.',
  })
  closed!: string | null;

  @Field(() => MessageThreadState, {
    nullable: true,
    description: 'How the team stands to the thread. Null for a customer, and before the first message.',
  })
  state!: MessageThreadState | null;
}

@ObjectType({ simpleResolvers: true, description: 'The thread of a project in a list.' })
export class MessageThreadLine {
  @Field(() => ID, { description: 'The id of the project.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  projectName!: string;

  @Field(() => ProjectStatusEnum, {
    description: 'The status of the project; messages can also be sent about finished projects.',
  })
  projectStatus!: string;

  @Field(() => String, { nullable: true, description: 'The name of the customer. Null if unknown.' })
  customerName!: string | null;

  @Field(() => Message, {
    nullable: true,
    description:
      'The latest message, with its text cut to one line of at most 140 characters. Null if there are no messages yet.',
  })
  latest!: Message | null;

  @Field(() => Int, {
    description:
      'How many messages of others the viewer has not read: for the team the customer’s, for a customer all that somebody else wrote. For the team, messages that a colleague has answered or marked as done count as read.',
  })
  unread!: number;

  @Field(() => Boolean, {
    description: 'Whether a message from the customer is waiting for an answer from the team.',
  })
  isWaiting!: boolean;

  @Field(() => MessageThreadState, {
    nullable: true,
    description: 'How the team stands to the thread. Null for a customer, and before the first message.',
  })
  state!: MessageThreadState | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of threads: those with unread messages first, then by latest message.',
})
export class MessageThreadPage {
  @Field(() => [MessageThreadLine], { description: 'At most 20.' })
  threads!: MessageThreadLine[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'The numbers of unread messages and threads.' })
export class UnreadMessages {
  @Field(() => Int, { description: 'How many messages of others the viewer has not read.' })
  messages!: number;

  @Field(() => Int, { description: 'How many projects have such messages.' })
  threads!: number;
}

export const MessageChangeEnum = graphqlEnum(
  'MessageChangeKind',
  'A kind of change in a thread.',
  messageChangeWords,
  {
    sent: 'There is a new message.',
    read: 'Someone has read up to `number`.',
    managed:
      'The team has assigned it, marked it as done or opened it again; `number` is 0. Only the team is told.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'A change in a thread. Query `messages` for its current content.',
})
export class MessageChange {
  @Field(() => ID, { description: 'The project that the thread belongs to.' })
  projectId!: string;

  @Field(() => MessageChangeEnum, { description: 'What happened.' })
  kind!: keyof typeof MessageChangeEnum;

  @Field(() => Int, {
    description: 'The number of the message that was sent, or of the last message that was read.',
  })
  number!: number;
}
