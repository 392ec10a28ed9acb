import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SignerEntity } from '../signing/signer.entity.ts';
import { ChangeOrderRow } from './change-order.entity.ts';

/** Somebody who signs a change order, and how far they are. */
@Entity({ tableName: 'change_order_signers' })
@Unique({ name: 'change_order_signers_position_unique', properties: ['changeOrder', 'position'] })
export class ChangeOrderSignerRow extends SignerEntity {
  @ManyToOne(() => ChangeOrderRow, { deleteRule: 'cascade' })
  changeOrder!: ChangeOrderRow;

  /** The file of the signature that they drew, if they did. */
  @Property({ type: 'uuid', nullable: true, unique: 'change_order_signers_drawing_key_unique' })
  drawingKey!: string | null;
}
