import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { ProjectStatusEnum } from '../projects/project.entity.ts';
import { Message } from './message.entity.ts';

@InputType({ description: 'A message to be sent: the customer of the project and the whole team can read it.' })
export class SendMessageInput {
  @Field(() => String, { description: 'Plain text, 1 to 4,000 characters.' })
  text!: string;

  @Field(() => ID, { description: 'A UUID made for this message. Sent again with the same key it is stored once, and answered with what was stored.' })
  key!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A part of a thread, in the order of its messages.' })
export class MessagePage {
  @Field(() => [Message], { description: 'At most 30, the oldest first.' })
  messages!: Message[];

  @Field(() => Boolean, { description: 'Whether the thread goes on beyond this part: before it, or after it when `after` was asked for.' })
  hasMore!: boolean;

  @Field(() => Int, { description: 'Up to which number whoever asks has read.' })
  readTo!: number;

  @Field(() => Int, { description: 'Up to which number the other side has read.' })
  seenTo!: number;

  @Field(() => String, { nullable: true, description: 'Why nobody can write here now; null: whoever asks can.' })
  closed!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The thread of a project, as a line of a list.' })
export class MessageThreadLine {
  @Field(() => ID, { description: 'The project’s id.' })
  id!: string;

  @Field(() => String, { description: 'The name of the project.' })
  projectName!: string;

  @Field(() => ProjectStatusEnum, { description: 'How far the project is; also finished ones can be written about.' })
  projectStatus!: string;

  @Field(() => String, { nullable: true, description: 'Whose home it is; null when nobody is known.' })
  customerName!: string | null;

  @Field(() => Message, { nullable: true, description: 'The latest message; its text is cut to one line of at most 140 characters. Null: nobody has written yet.' })
  latest!: Message | null;

  @Field(() => Int, { description: 'Messages of the other side that whoever asks has not read.' })
  unread!: number;

  @Field(() => Boolean, { description: 'Whether a message of the customer’s waits for an answer of the team.' })
  isWaiting!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of threads: those with unread messages first, then the latest.' })
export class MessageThreadPage {
  @Field(() => [MessageThreadLine], { description: 'At most 20.' })
  threads!: MessageThreadLine[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody has not read.' })
export class UnreadMessages {
  @Field(() => Int, { description: 'Messages of the other side that whoever asks has not read.' })
  messages!: number;

  @Field(() => Int, { description: 'Projects with such messages.' })
  threads!: number;
}

export const MessageChangeEnum = graphqlEnum('MessageChangeKind', 'What happened in a thread.', ['sent', 'read'], {
  sent: 'There is a new message.',
  read: 'Somebody has read up to `number`.',
});

@ObjectType({ simpleResolvers: true, description: 'Something happened in a thread; what it holds now is asked for by `messages`.' })
export class MessageChange {
  @Field(() => ID, { description: 'The project whose thread it is.' })
  projectId!: string;

  @Field(() => MessageChangeEnum, { description: 'What happened.' })
  kind!: keyof typeof MessageChangeEnum;

  @Field(() => Int, { description: 'The number of the message that was sent, or up to which somebody has read.' })
  number!: number;
}
