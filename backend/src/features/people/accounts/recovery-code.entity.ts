import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { User } from './user.entity.ts';

/** A code that takes the place of a lost second factor, once. */
@Entity({ tableName: 'recovery_codes' })
export class RecoveryCode extends BaseEntity {
  @Index({ name: 'recovery_codes_user_index' })
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: User;

  /** A keyed hash of the account and the code: of no use without the server's secret. */
  @Property({ type: 'text', unique: 'recovery_codes_code_hash_unique' })
  codeHash!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  usedAt!: Date | null;
}
