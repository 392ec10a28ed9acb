import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { presentUserStates } from '@hearthline/rules/people/users.ts';
import { Field, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../../platform/access/access-directives.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';

/**
 * A person who can sign in. A row is never deleted, because the business's records name the person: removing archives.
 * Columns without `@Field` never leave the server.
 */
@ObjectType({ simpleResolvers: true, description: 'The account of a person who can sign in.' })
@Entity({ tableName: 'users' })
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
export class User extends BaseEntity<
  'archivedAt' | 'erasedAt' | 'version' | 'isEmailVerified' | 'mustChangePassword' | 'state' | 'searchText'
> {
  @Field(() => String, { description: '2 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address, as its owner writes it.' })
  @Property({ type: 'text' })
  email!: string;

  /** One account for each mailbox, however it is spelled (docs/security.md, A10). */
  @Property({ type: 'text', unique: 'users_email_folded_unique' })
  emailFolded!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'An alternative name to sign in with, in lower case. Contractors have one. Null if there is none.',
  })
  @Property({ type: 'text', nullable: true, unique: 'users_username_unique' })
  username!: string | null;

  @Field(() => String, { nullable: true, description: `${fieldText.phone} Null if none was given.` })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  /** argon2id in PHC form; null until an invited user has chosen a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;

  @Field(() => RoleEnum, { description: 'The role, which decides what the account may do.' })
  @Enum({ items: () => [...roles], type: 'string', columnType: 'text' })
  role!: Role;

  @Field(() => Boolean, {
    description:
      'Whether the address has been verified by a mailed link. While false, the user may only read their account and change its password.',
  })
  @Property({ type: 'boolean', default: false })
  isEmailVerified!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a new password must be chosen. While true, the user may only read their account and change its password.',
  })
  @Property({ type: 'boolean', default: false })
  mustChangePassword!: boolean;

  /** No column: it depends on a setting and on the account's second factors. */
  @Field(() => Boolean, {
    description:
      'Whether a second factor is required and missing. While true, the user may only read their account, change its password and set up a second factor.',
  })
  mustAddSecondFactor?: boolean;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  disabledAt!: Date | null;

  /** When an admin removed the account. It is disabled as well, so whatever leaves out disabled accounts leaves out this one. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  archivedAt!: Date | null;

  /** When the personal data was erased, for good; the account stays archived. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  erasedAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastSignInAt!: Date | null;

  /** Counts the changes, for those who edit the account (platform/locks/optimistic-lock.ts); not exposed to anyone else. */
  @Property({ type: 'integer', default: 1 })
  version!: number;

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
