import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { PaginationType } from '../../platform/paging.ts';
import { Contact } from './contact.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of contacts.' })
export class ContactPage {
  @Field(() => [Contact], { description: 'At most 50.' })
  contacts!: Contact[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'What an operation over many contacts did: all of it was done.' })
export class ContactBulkResult {
  @Field(() => Int, { description: 'Contacts that were meant.' })
  count!: number;

  @Field(() => Int, { description: 'Contacts that are different now.' })
  changed!: number;

  @Field(() => ID, { nullable: true, description: 'Names what a deletion took away, for `restoreContacts`; null for everything else.' })
  deletion!: string | null;
}

const DuplicateReason = graphqlEnum('DuplicateReason', 'What two contacts share.', ['email', 'phone', 'name'], {
  email: 'The e-mail address: surely the same person.',
  phone: 'The phone number, with or without the country.',
  name: 'First and last name: perhaps the same person.',
});

@ObjectType({ simpleResolvers: true, description: 'A contact that may be the same person.' })
export class ContactDuplicateType {
  @Field(() => Contact, { description: 'As it is stored now.' })
  contact!: Contact;

  @Field(() => DuplicateReason, { description: 'What it shares; where it is more than one thing, the surest.' })
  reason!: keyof typeof DuplicateReason;
}

@ObjectType({ simpleResolvers: true, description: 'One thing that happened with a contact.' })
export class TimelineEntry {
  @Field(() => ID, { description: 'The id of what happened: of the request, the appointment, the note.' })
  id!: string;

  @Field(() => String, { description: '`created`, `request`, `appointment`, `mail`, `campaign`, `status`, `note`, `project` or `message`. More may come.' })
  kind!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'A line for people, as in `Asked for a consultant`.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What was written or added; null when there is nothing.' })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who did it; null when it was the contact, or nobody is known.' })
  by!: string | null;

  @Field(() => String, { nullable: true, description: 'How the thing stands now, in the words of its own kind; null for kinds without.' })
  status!: string | null;

  @Field(() => String, { nullable: true, description: 'The roof of the design that came along; null without one.' })
  roof!: string | null;

  @Field(() => String, { nullable: true, description: 'The siding of the design that came along; null without one.' })
  siding!: string | null;

  @Field(() => String, { nullable: true, description: 'The design in words, as in `gable roof and brick veneer siding`; null without one.' })
  design!: string | null;

  @Field(() => String, { nullable: true, description: 'The path of the page about it on this site; null when there is none.' })
  link!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a note: what `updateContactNote` takes; null for everything else.' })
  version!: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer wrote this note and may change it.' })
  viewerCanEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What happened with a contact, the newest first.' })
export class ContactTimeline {
  @Field(() => [TimelineEntry], { description: 'At most 30.' })
  entries!: TimelineEntry[];

  @Field(() => String, { nullable: true, description: 'To be given as `after` for what is older; null at the end.' })
  next!: string | null;
}
