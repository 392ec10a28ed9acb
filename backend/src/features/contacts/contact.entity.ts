import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { contactStatuses, type ContactStatus } from '@hearthline/rules/contacts.ts';
import { Field, ObjectType } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { TextArray } from '../../platform/text-array.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';

export const ContactStatusEnum = graphqlEnum('ContactStatus', 'The status of a contact, set by staff or by an import.', contactStatuses, {
  prospect: 'Might buy. The default for a new contact.',
  active: 'In talks with staff.',
  customer: 'Has bought.',
  inactive: 'No longer pursued.',
});

/** A person who visits, asks, books or buys. */
@ObjectType({ simpleResolvers: true, description: 'A person known to the business: someone who has visited, inquired, booked or bought.' })
@Entity({ tableName: 'contacts' })
@Index({ name: 'contacts_newest_index', expression: 'create index contacts_newest_index on contacts (created_at desc, id desc)' })
@Index({ name: 'contacts_source_index', expression: 'create index contacts_source_index on contacts (created_at) include (source)' })
@Index({ name: 'contacts_source_newest_index', expression: 'create index contacts_source_newest_index on contacts (source, created_at desc, id desc)' })
@Index({ name: 'contacts_status_newest_index', expression: 'create index contacts_status_newest_index on contacts (status, created_at desc, id desc)' })
@Index({ name: 'contacts_search_index', expression: 'create index contacts_search_index on contacts using gin (search_text gin_trgm_ops)' })
@Index({ name: 'contacts_email_index', expression: 'create index contacts_email_index on contacts (email_folded, id) include (status)' })
@Index({ name: 'contacts_name_index', expression: 'create index contacts_name_index on contacts (last_name, first_name, id) include (status)' })
@Index({ name: 'contacts_company_index', expression: 'create index contacts_company_index on contacts (company, id) include (status)' })
@Index({ name: 'contacts_tags_index', expression: 'create index contacts_tags_index on contacts using gin (tags)' })
export class Contact extends VersionedEntity<'searchText'> {
  @Field(() => String, { description: '1 to 100 characters.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: '1 to 100 characters; `-` if a visitor gave only one name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'As typed. Requests and bookings of visitors who give this address, in any letter case, belong to this contact; those of a signed-in customer belong to the customer’s own contact.' })
  @Property({ type: 'text' })
  email!: string;

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

  @Field(() => String, { description: 'Where the contact came from: `manual`, `consultant_request`, `appointment`, `import`, or another text given by an import or an admin.' })
  @Property({ type: 'text', default: 'manual' })
  source!: string;

  @Field(() => [String], { description: 'Free-form tags: at most 20, each at most 40 characters.' })
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: "'{}'" })
  tags!: string[];

  /** The searched text, lower-cased once by the database instead of at every search; holds the phone both as written and as dialed. */
  @Property({
    type: 'text',
    lazy: true,
    hidden: true,
    nullable: true,
    generated:
      "(lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) stored",
  })
  searchText?: string;
}
