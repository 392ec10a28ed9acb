import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { contactStatuses, type ContactStatus } from '@hearthline/rules/contacts.ts';
import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.ts';
import { TextArray } from '../../platform/text-array.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';

export const ContactStatusEnum = graphqlEnum('ContactStatus', 'How far a contact has come. Staff, or an import, says so.', contactStatuses, {
  prospect: 'Might buy: what a new contact is.',
  active: 'In talks with staff.',
  customer: 'Has bought.',
  inactive: 'Not pursued any more.',
});

/** A person who visits, asks, books or buys. */
@ObjectType({ simpleResolvers: true, description: 'Somebody the business knows: who visited, asked, booked or bought.' })
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

  @Field(() => String, { description: '1 to 100 characters; `-` where a visitor gave one name only.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { description: 'As typed. Requests and bookings of visitors with the same address, in upper or lower case, belong to this contact; those of a customer who is signed in to their own.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', persist: true })
  emailFolded!: string;

  @Field(() => String, { nullable: true, description: 'As typed, at most 40 characters; null when none is known.' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters; null when none is known.' })
  @Property({ type: 'text', nullable: true })
  company!: string | null;

  @Field(() => ContactStatusEnum, { description: 'How far the contact has come.' })
  @Enum({ items: () => [...contactStatuses], type: 'string', columnType: 'text', default: 'prospect' })
  status!: ContactStatus;

  @Field(() => String, { description: 'Where the contact came from: `manual`, `consultant_request`, `appointment`, `import`, or what an import or an admin wrote.' })
  @Property({ type: 'text', default: 'manual' })
  source!: string;

  @Field(() => [String], { description: 'Free words, at most 20 of at most 40 characters.' })
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
