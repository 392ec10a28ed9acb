import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from './user.entity.ts';

/** One signed-in device: what access tokens are bound to, and the family its refresh tokens belong to. */
@Entity({ tableName: 'sessions' })
export class Session extends BaseEntity {
  @Index({ name: 'sessions_user_index' })
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: User;

  /** SHA-256 of the refresh token in use. */
  @Property({ type: 'text' })
  refreshHash!: string;

  /** SHA-256 of the previous one: still accepted for a moment after the rotation, for tabs that refresh at the same time. */
  @Property({ type: 'text', nullable: true })
  previousHash!: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  rotatedAt!: Date;

  /** The absolute expiry; the idle expiry follows from `rotatedAt`. */
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt!: Date | null;

  /** When its owner last proved who they are; null in sessions of an earlier version: then it is the sign-in. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  provedAt!: Date | null;

  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'text' })
  address!: string;
}
