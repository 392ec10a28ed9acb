import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { Field, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../platform/access.ts';
import { BaseEntity } from '../../platform/base.entity.ts';

/** Somebody who can sign in. Columns without `@Field` never leave the server. */
@ObjectType({ simpleResolvers: true, description: 'Somebody who can sign in.' })
@Entity({ tableName: 'users' })
export class User extends BaseEntity<'isEmailVerified' | 'mustChangePassword'> {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The address as its owner writes it.' })
  @Property({ type: 'text' })
  email!: string;

  /** One account for each mailbox, however it is spelled (security A10). */
  @Property({ type: 'text', unique: 'users_email_folded_unique' })
  emailFolded!: string;

  @Field(() => String, { nullable: true, description: 'A second name to sign in with; contractors have one.' })
  @Property({ type: 'text', nullable: true, unique: 'users_username_unique' })
  username!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  /** argon2id in PHC form; null until an invited user has chosen a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash!: string | null;

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  @Index({ name: 'users_role_index' })
  @Enum({ items: () => [...roles], type: 'string', columnType: 'text' })
  role!: Role;

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: false })
  isEmailVerified!: boolean;

  @Field(() => Boolean, { description: 'While true, nothing but changing the password is allowed.' })
  @Property({ type: 'boolean', default: false })
  mustChangePassword!: boolean;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  disabledAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastSignInAt!: Date | null;
}
