import { duplicateReasons } from '@hearthline/rules/people/contacts/merge-rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { Contact } from './contact.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of contacts.' })
export class ContactPage {
  @Field(() => [Contact], { description: 'At most 50.' })
  contacts!: Contact[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The result of a bulk operation, which has been applied to all selected contacts.',
})
export class ContactBulkResult {
  @Field(() => Int, { description: 'The number of contacts selected.' })
  count!: number;

  @Field(() => Int, { description: 'The number of contacts that changed.' })
  changed!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the deletion, for `restoreContacts`. Null for other operations.',
  })
  deletion!: string | null;
}

export const DuplicateReason = graphqlEnum(
  'DuplicateReason',
  'What possible duplicates have in common.',
  duplicateReasons,
  {
    email: 'The e-mail address: almost certainly the same person.',
    phone: 'The phone number, with or without the country code.',
    name: 'First and last name, of `duplicateGroups` the postal address too: possibly the same person.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'A contact that may be the same person.' })
export class ContactDuplicateType {
  @Field(() => Contact, { description: 'The contact as it is stored now.' })
  contact!: Contact;

  @Field(() => DuplicateReason, {
    description: 'What the contact has in common; the strongest match if there are several.',
  })
  reason!: keyof typeof DuplicateReason;
}

@ObjectType('ContactOwner', {
  simpleResolvers: true,
  description: 'A member of staff who can own contacts and deals.',
})
export class ContactOwnerType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One event on the timeline of a contact.' })
export class TimelineEntry {
  @Field(() => ID, {
    description: 'The id of the underlying record, such as the request, the appointment or the note.',
  })
  id!: string;

  @Field(() => String, {
    description:
      '`created`, `request`, `appointment`, `mail`, `campaign`, `status`, `owner`, `note`, `call`, `project`, `message` or `merge`. More kinds may be added.',
  })
  kind!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'A human-readable headline, as in `Asked for a consultant`.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What was written, or further details. Null if there is nothing to show.',
  })
  text!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who did it. Null if it was the contact, or nobody is known.',
  })
  by!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The current status of the underlying record, in the values of its own kind. Null for kinds without a status.',
  })
  status!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The roof of the attached design. Null if there is none.',
  })
  roof!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The siding of the attached design. Null if there is none.',
  })
  siding!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The phone number given with a request or a booking, which may differ from the contact’s. ${fieldText.phone} Null if there is none.`,
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The attached design in words, as in `gable roof and brick veneer siding`. Null if there is none.',
  })
  design!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the visitor’s own design that came with a request or a booking. Null if none did.',
  })
  designCode!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of that design then. Null if `designCode` is null.',
  })
  designVersion!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of its page on this site. Null if there is none.',
  })
  link!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For a note or a call, the version to pass to `updateContactNote`. Null for everything else.',
  })
  version!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the viewer wrote this note or logged this call, and may change its text.',
  })
  viewerCanEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the timeline of a contact, newest first.' })
export class ContactTimeline {
  @Field(() => [TimelineEntry], { description: 'At most 30.' })
  entries!: TimelineEntry[];

  @Field(() => String, {
    nullable: true,
    description: 'The cursor to pass as `after` for older entries. Null at the end.',
  })
  next!: string | null;
}
