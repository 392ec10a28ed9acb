import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { SignUp } from './sign-up.entity.ts';
import { User } from './user.entity.ts';

/** A mailed link: proves ownership of a mailbox, for one purpose, once, for a limited time. Only the hash of its token is stored. */
@Entity({ tableName: 'account_links' })
@Index({
  name: 'account_links_held_index',
  expression:
    'create index account_links_held_index on account_links (held_at) where held_at is not null and used_at is null and voided_at is null',
})
export class AccountLink extends BaseEntity {
  @Index({ name: 'account_links_user_index' })
  @ManyToOne(() => User, { deleteRule: 'cascade', nullable: true })
  user!: User | null;

  /** What `sign_up` confirms; once that is an account, or has lost to another, the link belongs to the account. */
  @Index({
    name: 'account_links_sign_up_index',
    expression:
      'create index account_links_sign_up_index on account_links (sign_up_id) where sign_up_id is not null',
  })
  @ManyToOne(() => SignUp, { deleteRule: 'cascade', nullable: true })
  signUp!: SignUp | null;

  @Enum({ items: () => Object.keys(linkMinutes), type: 'string', columnType: 'text' })
  purpose!: LinkPurpose;

  /** SHA-256 of the token. */
  @Property({ type: 'text', unique: 'account_links_token_hash_unique' })
  tokenHash!: string;

  /** The address that `change_email` confirms. */
  @Property({ type: 'text', nullable: true })
  newEmail!: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt!: Date | null;

  /**
   * When `change_email` was pressed for the address of a contact with a sale, for which staff are asked first. The link is spent; the
   * change waits until they confirm it (`usedAt`) or refuse it, or something newer ends it (`voidedAt`).
   */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  heldAt!: Date | null;

  /** Set when staff have refused it, or something newer has made it void. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  voidedAt!: Date | null;
}
