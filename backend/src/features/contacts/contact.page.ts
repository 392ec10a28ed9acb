import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';
import { Contact } from './contact.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of contacts.' })
export class ContactPage {
  @Field(() => [Contact])
  contacts!: Contact[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'What an operation over many contacts did: all of it was done.' })
export class ContactBulkResult {
  @Field(() => Int, { description: 'Contacts that were meant.' })
  count!: number;

  @Field(() => Int, { description: 'Contacts that are different now.' })
  changed!: number;

  @Field(() => ID, { nullable: true, description: 'Of a deletion: `restoreContacts` brings it back.' })
  deletion!: string | null;
}

const DuplicateReason = { email: 'email', phone: 'phone', name: 'name' } as const;
registerEnumType(DuplicateReason, { name: 'DuplicateReason', description: 'What two contacts share.' });

@ObjectType({ simpleResolvers: true, description: 'A contact that may be the same person.' })
export class ContactDuplicateType {
  @Field(() => Contact)
  contact!: Contact;

  @Field(() => DuplicateReason)
  reason!: keyof typeof DuplicateReason;
}

@ObjectType({ simpleResolvers: true, description: 'One thing that happened with a contact.' })
export class TimelineEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`created`, `request`, `appointment`, `mail`, `campaign`, `status`, `note`, `project`, …' })
  kind!: string;

  @Field(() => GraphQLDateTime)
  at!: Date;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of who did it.' })
  by!: string | null;

  @Field(() => String, { nullable: true, description: 'How the thing stands now.' })
  status!: string | null;

  @Field(() => String, { nullable: true, description: 'The roof of the design that came along.' })
  roof!: string | null;

  @Field(() => String, { nullable: true, description: 'The siding of the design that came along.' })
  siding!: string | null;

  @Field(() => String, { nullable: true, description: 'The design in words.' })
  design!: string | null;

  @Field(() => String, { nullable: true, description: 'The page of this site about it.' })
  link!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a note: the version to be named when it is changed.' })
  version!: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer wrote this note and may change it.' })
  viewerCanEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'What happened with a contact, the newest first.' })
export class ContactTimeline {
  @Field(() => [TimelineEntry])
  entries!: TimelineEntry[];

  @Field(() => String, { nullable: true, description: 'To be given as `after` for what is older; null at the end.' })
  next!: string | null;
}
