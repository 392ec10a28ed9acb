import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { DesignRow } from './design.entity.ts';

/** A key that lets its bearer change a design until an account owns it. Only its hash is stored. */
@Entity({ tableName: 'design_keys' })
export class DesignKey extends BaseEntity {
  @Index({ name: 'design_keys_design_index' })
  @ManyToOne(() => DesignRow, { deleteRule: 'cascade' })
  design!: DesignRow;

  /** SHA-256 of the key. */
  @Property({ type: 'text', unique: 'design_keys_key_hash_unique' })
  keyHash!: string;

  /** The owner mailed it: an account that opens it becomes a co-owner. */
  @Property({ type: 'boolean', default: false })
  invites!: boolean;
}
