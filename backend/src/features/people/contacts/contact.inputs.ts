import { RoofProfileScalar } from '../leads/roof-profile.api.ts';
import type {
  AddedSpan,
  ContactSort,
  ContactStatus,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import {
  addedSpanNames,
  contactSorts,
  contactUpdate,
  newContact,
} from '@hearthline/rules/people/contacts/contact-rules.ts';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText, searchOf } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { ContactStatusEnum } from './contact-enums.types.ts';
import { contactFields } from './contact.fields.ts';

const ContactSortEnum = graphqlEnum('ContactSort', 'The order of a list of contacts.', contactSorts, {
  newest: 'Most recently created first.',
  oldest: 'Earliest created first.',
  name: 'By last name, then first name, A to Z.',
  name_desc: 'By last name, then first name, Z to A.',
  email: 'By e-mail address, A to Z.',
  email_desc: 'By e-mail address, Z to A.',
  company: 'By company, A to Z; contacts without one come last.',
  company_desc: 'By company, Z to A; contacts without one come last.',
  status: 'By status, A to Z.',
  status_desc: 'By status, Z to A.',
});

const AddedSpanEnum = graphqlEnum(
  'AddedSpan',
  'A period up to now in which contacts were added, by the business’s calendar.',
  addedSpanNames,
  {
    this_week: 'Since Monday.',
    this_month: 'Since the first of the month.',
    this_quarter: 'Since the first day of the calendar quarter.',
  },
);

@ArgsType()
@InputType({
  description:
    'A filter for contacts, which must match every field given. A missing field does not narrow the result.',
})
export class ContactMatchInput {
  @Field(() => String, {
    nullable: true,
    description: searchOf(
      'a name, an e-mail address, a company, a phone number (as written or as dialed), a tag, a note, or the home or the code of a design',
    ),
  })
  search?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true, description: 'Contacts with this status.' })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true, description: 'Contacts that carry this tag.' })
  tag?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Contacts of the source with this spelling; letter case, blanks and punctuation make no difference.',
  })
  source?: string | null;

  @Field(() => AddedSpanEnum, { nullable: true, description: 'Contacts added in this period.' })
  added?: AddedSpan | null;

  @Field(() => String, {
    nullable: true,
    description: 'Contacts added on or after this day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  addedFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Contacts added on or before this day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  addedTo?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for contacts who are waiting for an answer, as `overview.waiting` lists them. False does not narrow the result.',
  })
  waiting?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Whose contacts: `me`, `none` for those whom nobody active owns who may, or the id of a member of staff; `BAD_INPUT` for anything else.',
  })
  owner?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for prospects and active contacts. False does not narrow the result.',
  })
  open?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Contacts who booked, asked or designed with a design of this home, or who booked for it: the slug of a home of the catalog, or the code of a generated plan.',
  })
  home?: string | null;

  @Field(() => RoofProfileScalar, { nullable: true, description: 'Contacts with a design with this roof.' })
  roof?: RoofProfile | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'Contacts with a design of at least this price: its delivered total on the day it was designed.',
  })
  minPrice?: number | null;

  @Field(() => GraphQLCents, { nullable: true, description: 'Contacts with a design of at most this price.' })
  maxPrice?: number | null;
}

@ArgsType()
export class ContactsArgs extends ContactMatchInput {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => ContactSortEnum, { nullable: true, description: '`newest` if missing.' })
  sort?: ContactSort | null;
}

export const CreateContactInput = inputType(
  'CreateContactInput',
  'A new contact. The rules are those of the contact form.',
  newContact,
  contactFields,
);
export type CreateContactInput = InstanceType<typeof CreateContactInput>;

export const UpdateContactInput = inputType(
  'UpdateContactInput',
  'An edited contact: all fields of the form. A missing field becomes empty, except address, owner and consent, which stay as they are.',
  contactUpdate,
  contactFields,
);
export type UpdateContactInput = InstanceType<typeof UpdateContactInput>;

@InputType({
  description:
    'The contacts of one bulk operation, at most 10,000: either those listed in `ids`, or all that match.',
})
export class ContactSelectionInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'At least one. If one of the contacts no longer exists, nothing is done (`CONFLICT`).',
  })
  ids?: string[] | null;

  @Field(() => ContactMatchInput, {
    nullable: true,
    description: 'All contacts that match when the operation runs; pass `count` to guard against surprises.',
  })
  match?: ContactMatchInput | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'With `match`: how many contacts the caller saw. If more or fewer match by now, nothing is done (`CONFLICT`).',
  })
  count?: number | null;
}

@InputType({ description: 'Tags to add and to remove; at least one.' })
export class ContactTagsInput {
  @Field(() => [String], { nullable: true, description: 'At most 20, each of at most 40 characters.' })
  add?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20. Contacts without them are left as they are.',
  })
  remove?: string[] | null;
}

@InputType({ description: 'What is being typed into the contact form, to look for duplicates.' })
export class ContactProbeInput {
  @Field(() => String, {
    nullable: true,
    description: 'May be incomplete; compared as soon as it contains an `@`.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Compared by its last ten digits, once it has at least seven.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Compared together with `lastName`.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Compared together with `firstName`.' })
  lastName?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the contact being edited, which is not reported as a duplicate of itself.',
  })
  exceptId?: string | null;
}
