import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { ChangeOrderSignerRow } from './change-order-signer.entity.ts';

/** A private link of a signer. Only the hash of its secret is stored. A reminder has a link of its own, and the one before stays good. */
@Entity({ tableName: 'change_order_links' })
export class ChangeOrderLink extends BaseEntity {
  @Index({ name: 'change_order_links_signer_index' })
  @ManyToOne(() => ChangeOrderSignerRow, { deleteRule: 'cascade' })
  signer!: ChangeOrderSignerRow;

  @Property({ type: 'text', unique: 'change_order_links_token_hash_unique' })
  tokenHash!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt!: Date | null;
}
