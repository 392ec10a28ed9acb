import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { Answered } from '../../../platform/records/record-types.ts';
import { contactFields } from './contact.fields.ts';

/** A person who visits, asks, books or buys. What only serves to find one stands here, all else in the list of fields. */
@ObjectType({
  simpleResolvers: true,
  description: 'A person known to the business: someone who has visited, inquired, booked or bought.',
})
@Answered(contactFields)
@Entity({ tableName: 'contacts' })
@Columns(contactFields)
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
  name: 'contacts_owner_newest_index',
  expression:
    'create index contacts_owner_newest_index on contacts (owner_id, created_at desc, id desc) where owner_id is not null',
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
export class Contact extends withColumns<VersionedEntity & ColumnsOf<Row<'contacts'>, typeof contactFields>>(
  VersionedEntity,
) {
  ownerName?: string | null;

  sourceLabel?: string;

  viewerCanEdit?: boolean;

  /** Blank where there is no address, which equals nothing: whoever compares it leaves blanks out. */
  @Property({ type: 'text', persist: true })
  emailFolded!: string;

  /** All that the contact is found by, folded once by a trigger instead of at every search (migration 0032): with tags and notes, and the phone as written and as dialed. */
  @Property({ type: 'text', lazy: true, hidden: true, nullable: true })
  searchText?: string;
}
