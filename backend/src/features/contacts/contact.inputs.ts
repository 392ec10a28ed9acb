import type { AddedSpan, ContactSort, ContactStatus } from '@hearthline/rules/contacts.ts';
import { addedSpanNames, contactSorts } from '@hearthline/rules/contacts.ts';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { ContactStatusEnum } from './contact.entity.ts';

const ContactSortEnum = graphqlEnum('ContactSort', 'The order of a list of contacts.', contactSorts, {
  newest: 'The latest stored first.',
  oldest: 'The first stored first.',
  name: 'By last name, then first name, from A.',
  name_desc: 'By last name, then first name, from Z.',
  email: 'By e-mail address, from A.',
  email_desc: 'By e-mail address, from Z.',
  company: 'By company, from A; those without one last.',
  company_desc: 'By company, from Z; those without one last.',
  status: 'By the word of the status, from A.',
  status_desc: 'By the word of the status, from Z.',
});

const AddedSpanEnum = graphqlEnum('AddedSpan', 'Since when a contact is there, by the calendar of the business.', addedSpanNames, {
  this_week: 'Since Monday.',
  this_month: 'Since the first of the month.',
  this_quarter: 'Since the calendar quarter began.',
});

@ArgsType()
@InputType({ description: 'What narrows the contacts; what is missing means all.' })
export class ContactMatchInput {
  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address, a company or a phone number; at most 100 characters.' })
  search?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true, description: 'Contacts with this status.' })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true, description: 'Contacts that carry this tag.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came from there.' })
  source?: string | null;

  @Field(() => AddedSpanEnum, { nullable: true, description: 'Contacts that came since then.' })
  added?: AddedSpan | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came on this day where the business is, or later, `yyyy-mm-dd`.' })
  addedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came on this day where the business is, or earlier, `yyyy-mm-dd`.' })
  addedTo?: string | null;
}

@ArgsType()
export class ContactsArgs extends ContactMatchInput {
  @Field(() => Int, { nullable: true, description: fieldText.page })
  page?: number | null;

  @Field(() => ContactSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: ContactSort | null;
}

@InputType({ description: 'What the form of a contact holds.' })
class ContactFields {
  @Field(() => String, { description: '1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'One mailbox, at most 254 characters.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  company?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true, description: '`prospect` when missing.' })
  status?: ContactStatus | null;

  @Field(() => [String], { nullable: true, description: 'Free words: at most 20, each of at most 40 characters.' })
  tags?: string[] | null;
}

@InputType({ description: 'A new contact. The rules are those of the contact form.' })
export class CreateContactInput extends ContactFields {
  @Field(() => String, { nullable: true, description: 'Where the contact came from, at most 60 characters; `manual` when missing.' })
  source?: string | null;
}

@InputType({ description: 'An edited contact: everything the form holds. What is missing becomes empty.' })
export class UpdateContactInput extends ContactFields {
  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}

@InputType({ description: 'Contacts for one operation: either `ids`, or all that match. At most 10,000.' })
export class ContactSelectionInput {
  @Field(() => [ID], { nullable: true, description: 'At least one. If one of them is not there any more, nothing is done.' })
  ids?: string[] | null;

  @Field(() => ContactMatchInput, { nullable: true, description: 'All that match when the operation runs; `count` guards against surprises.' })
  match?: ContactMatchInput | null;

  @Field(() => Int, { nullable: true, description: 'With `match`: how many the caller saw. If there are more or fewer by now, nothing is done (`CONFLICT`).' })
  count?: number | null;
}

@InputType({ description: 'Tags to put on and to take off.' })
export class ContactTagsInput {
  @Field(() => [String], { nullable: true, description: 'At most 20, each of at most 40 characters.' })
  add?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'At most 20. Contacts without them are left as they are.' })
  remove?: string[] | null;
}

@InputType({ description: 'What somebody is typing into the form of a contact.' })
export class ContactProbeInput {
  @Field(() => String, { nullable: true, description: 'May be typed half; compared as soon as it has an `@`.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Compared by its last ten digits, from seven digits on.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Compared together with `lastName`.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Compared together with `firstName`.' })
  lastName?: string | null;

  @Field(() => ID, { nullable: true, description: 'The contact that is being edited; it is no duplicate of itself.' })
  exceptId?: string | null;
}
