import type { AddedSpan, ContactSort, ContactStatus } from '@hearthline/rules/contacts.ts';
import { addedSpanNames, contactSorts } from '@hearthline/rules/contacts.ts';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ContactStatusEnum } from './contact.entity.ts';

const ContactSortEnum = Object.fromEntries(contactSorts.map((sort) => [sort, sort]));
registerEnumType(ContactSortEnum, { name: 'ContactSort', description: 'The order of a list of contacts; `_desc` is from the end of the alphabet.' });

const AddedSpanEnum = Object.fromEntries(addedSpanNames.map((span) => [span, span]));
registerEnumType(AddedSpanEnum, { name: 'AddedSpan', description: 'Since when a contact is there: since the business’s current week, month or quarter began.' });

@ArgsType()
export class ContactsArgs {
  @Field(() => Int, { nullable: true, description: 'From 1.' })
  page?: number | null;

  @Field(() => String, { nullable: true, description: 'Part of a name, an e-mail address, a company or a phone number.' })
  search?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true, description: 'Contacts that carry this tag.' })
  tag?: string | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came from there.' })
  source?: string | null;

  @Field(() => AddedSpanEnum, { nullable: true, description: 'Contacts that came since then.' })
  added?: AddedSpan | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came on this day of the business or later, `yyyy-mm-dd`.' })
  addedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Contacts that came on this day of the business or earlier, `yyyy-mm-dd`.' })
  addedTo?: string | null;

  @Field(() => ContactSortEnum, { nullable: true, description: '`newest` when missing.' })
  sort?: ContactSort | null;
}

@InputType({ description: 'What the form of a contact holds.' })
class ContactFields {
  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true, description: '`prospect` when missing.' })
  status?: ContactStatus | null;

  @Field(() => [String], { nullable: true })
  tags?: string[] | null;
}

@InputType({ description: 'A new contact. The rules are those of the contact form.' })
export class CreateContactInput extends ContactFields {
  @Field(() => String, { nullable: true, description: '`manual` when missing.' })
  source?: string | null;
}

@InputType({ description: 'An edited contact: everything the form holds. What is missing becomes empty.' })
export class UpdateContactInput extends ContactFields {
  @Field(() => Int, { description: 'The version that was read.' })
  version!: number;
}

@InputType({ description: 'What narrows the contacts; what is missing means all.' })
export class ContactMatchInput {
  @Field(() => String, { nullable: true })
  search?: string | null;

  @Field(() => ContactStatusEnum, { nullable: true })
  status?: ContactStatus | null;

  @Field(() => String, { nullable: true })
  tag?: string | null;

  @Field(() => String, { nullable: true })
  source?: string | null;

  @Field(() => AddedSpanEnum, { nullable: true })
  added?: AddedSpan | null;

  @Field(() => String, { nullable: true, description: '`yyyy-mm-dd`, this day included.' })
  addedFrom?: string | null;

  @Field(() => String, { nullable: true, description: '`yyyy-mm-dd`, this day included.' })
  addedTo?: string | null;
}

@InputType({ description: 'Contacts for one operation: either `ids`, or all that match. At most 10,000.' })
export class ContactSelectionInput {
  @Field(() => [ID], { nullable: true })
  ids?: string[] | null;

  @Field(() => ContactMatchInput, { nullable: true })
  match?: ContactMatchInput | null;

  @Field(() => Int, { nullable: true, description: 'With `match`: how many the caller saw. If there are more or fewer by now, nothing is done (`CONFLICT`).' })
  count?: number | null;
}

@InputType({ description: 'Tags to put on and to take off.' })
export class ContactTagsInput {
  @Field(() => [String], { nullable: true })
  add?: string[] | null;

  @Field(() => [String], { nullable: true })
  remove?: string[] | null;
}

@InputType({ description: 'What somebody is typing into the form of a contact.' })
export class ContactProbeInput {
  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => ID, { nullable: true, description: 'The contact that is being edited.' })
  exceptId?: string | null;
}
