import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { presentUserStates } from '@hearthline/rules/people/users.ts';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { Answered } from '../../../platform/records/record-types.ts';
import { userFields } from './users/user.fields.ts';

/**
 * A person who can sign in. A row is never deleted, because the business's records name the person: removing archives.
 * What the database computes stands here, all else in the list of fields.
 */
@ObjectType({ simpleResolvers: true, description: 'The account of a person who can sign in.' })
@Answered(userFields)
@Entity({ tableName: 'users' })
@Columns(userFields)
@Check({
  name: 'users_archived_check',
  expression:
    '(archived_at is null or disabled_at is not null) and (erased_at is null or archived_at is not null)',
})
@Index({
  name: 'users_newest_index',
  expression: 'create index users_newest_index on users (created_at, id)',
})
@Index({
  name: 'users_role_newest_index',
  expression: 'create index users_role_newest_index on users (role, created_at, id)',
})
@Index({
  name: 'users_state_newest_index',
  expression: 'create index users_state_newest_index on users (state, created_at, id)',
})
@Index({
  name: 'users_archived_index',
  expression: 'create index users_archived_index on users (created_at, id) where archived_at is not null',
})
@Index({ name: 'users_name_index', expression: 'create index users_name_index on users (lower(name), id)' })
@Index({
  name: 'users_last_sign_in_index',
  expression: 'create index users_last_sign_in_index on users (last_sign_in_at desc nulls last, id desc)',
})
@Index({
  name: 'users_search_index',
  expression: 'create index users_search_index on users using gin (search_text gin_trgm_ops)',
})
export class User extends withColumns<BaseEntity & ColumnsOf<Row<'users'>, typeof userFields>>(BaseEntity) {
  mustAddSecondFactor?: boolean;

  /** Defined in `rules/people/users.ts`, except for archived accounts; computed by the database, so that lists can filter by it. */
  @Enum({
    items: () => [...presentUserStates],
    type: 'string',
    columnType: 'text',
    lazy: true,
    hidden: true,
    nullable: true,
    generated:
      "(case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' when not is_email_verified then 'unverified' when must_change_password then 'must_change_password' else 'active' end) stored",
  })
  state?: (typeof presentUserStates)[number];

  /** The searched text. */
  @Property({
    type: 'text',
    lazy: true,
    hidden: true,
    nullable: true,
    generated:
      "(lower(name || ' ' || email || ' ' || coalesce(username, '') || ' ' || coalesce(phone, ''))) stored",
  })
  searchText?: string;
}
