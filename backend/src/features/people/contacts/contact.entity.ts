import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  contactStatuses,
  marketingConsents,
  type ContactStatus,
  type MarketingConsent,
} from '@hearthline/rules/people/contacts/rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';

export const ContactStatusEnum = graphqlEnum(
  'ContactStatus',
  'The status of a contact, set by staff or by an import.',
  contactStatuses,
  {
    prospect: 'Might buy. The default for a new contact.',
    active: 'In talks with staff.',
    customer: 'Has bought.',
    inactive: 'No longer pursued.',
  },
);

export const MarketingConsentEnum = graphqlEnum(
  'MarketingConsent',
  'Whether a contact wants campaigns. Mails about bookings and accounts are not affected.',
  marketingConsents,
  {
    unknown: 'Nobody has asked. Campaigns include the contact.',
    yes: 'Agreed to get campaigns.',
    no: 'Does not want campaigns: none goes to the contact’s e-mail address.',
  },
);

/** A person who visits, asks, books or buys. */
@ObjectType({
  simpleResolvers: true,
  description: 'A person known to the business: someone who has visited, inquired, booked or bought.',
})
@Entity({ tableName: 'contacts' })
@Index({
  name: 'contacts_newest_index',
  expression: 'create index contacts_newest_index on contacts (created_at desc, id desc)',
})
@Index({
  name: 'contacts_source_newest_index',
  expression: 'create index contacts_source_newest_index on contacts (source, created_at desc, id desc)',
})
@Index({
  name: 'contacts_status_newest_index',
  expression: 'create index contacts_status_newest_index on contacts (status, created_at desc, id desc)',
})
@Index({
  name: 'contacts_search_index',
  expression: 'create index contacts_search_index on contacts using gin (search_text gin_trgm_ops)',
})
@Index({
  name: 'contacts_email_index',
  expression: 'create index contacts_email_index on contacts (email_folded, id) include (status)',
})
@Index({
  name: 'contacts_name_index',
  expression: 'create index contacts_name_index on contacts (last_name, first_name, id) include (status)',
})
@Index({
  name: 'contacts_company_index',
  expression: 'create index contacts_company_index on contacts (company, id) include (status)',
})
@Index({
  name: 'contacts_no_consent_index',
  expression:
    "create index contacts_no_consent_index on contacts (email_folded) where marketing_consent = 'no'",
})
@Index({
  name: 'contacts_tags_index',
  expression: 'create index contacts_tags_index on contacts using gin (tags)',
})
export class Contact
  extends VersionedEntity<
    'searchText' | 'address' | 'ownerId' | 'marketingConsent' | 'consentAt' | 'consentSource'
  >
  implements Omit<Row<'contacts'>, 'searchText'>
{
  @Field(() => String, { description: '1 to 100 characters.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: '1 to 100 characters; `-` if a visitor gave only one name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, {
    description:
      'As typed. Requests and bookings of visitors who give this address, in any letter case, belong to this contact; those of a signed-in customer belong to the customer’s own contact. Blank if an import brought the contact with a phone number alone: such contacts are mailed nothing and are in no audience.',
  })
  @Property({ type: 'text' })
  email!: string;

  /** Blank where there is no address, which equals nothing: whoever compares it leaves blanks out. */
  @Property({ type: 'text', persist: true })
  emailFolded!: string;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if none is known.` })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters. Null if none is known.' })
  @Property({ type: 'text', nullable: true })
  company!: string | null;

  @Field(() => ContactStatusEnum, { description: 'The current status of the contact.' })
  @Enum({ items: () => [...contactStatuses], type: 'string', columnType: 'text', default: 'prospect' })
  status!: ContactStatus;

  @Field(() => String, {
    description:
      'Where the contact came from: `manual`, `consultant_request`, `appointment`, `import`, or another text given by an import or an admin. Letter case and repeated blanks make no difference: the first spelling stays.',
  })
  @Property({ type: 'text', default: 'manual' })
  source!: string;

  @Field(() => [String], { description: 'Free-form tags: at most 20, each at most 40 characters.' })
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: "'{}'" })
  tags!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The postal address, at most 300 characters. Null if none is known.',
  })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  /** No foreign key: the contact outlives the account. */
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the member of staff who looks after the contact. Null if nobody does.',
  })
  @Property({ type: 'uuid', nullable: true })
  ownerId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the owner. Null if there is none, or the account was removed.',
  })
  ownerName?: string | null;

  @Field(() => MarketingConsentEnum, { description: 'Whether the contact wants campaigns.' })
  @Enum({ items: () => [...marketingConsents], type: 'string', columnType: 'text', default: 'unknown' })
  marketingConsent!: MarketingConsent;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the contact said whether they want campaigns. Null while that is unknown.',
  })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  consentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the contact said so, at most 200 characters. Null while that is unknown.',
  })
  @Property({ type: 'text', nullable: true })
  consentSource!: string | null;

  /** All that the contact is found by, folded once by a trigger instead of at every search (migration 0032): with tags and notes, and the phone as written and as dialed. */
  @Property({ type: 'text', lazy: true, hidden: true, nullable: true })
  searchText?: string;
}
