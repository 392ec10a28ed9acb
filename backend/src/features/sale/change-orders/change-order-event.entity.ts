import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { SigningEventEntity } from '../signing/signing-event.entity.ts';
import { ChangeOrderRow } from './change-order.entity.ts';

/** One thing that happened with a change order. */
@Entity({ tableName: 'change_order_events' })
@Index({ name: 'change_order_events_document_index', properties: ['documentSha256'] })
@Unique({ name: 'change_order_events_n_unique', properties: ['changeOrder', 'n'] })
export class ChangeOrderEventRow extends SigningEventEntity {
  @ManyToOne(() => ChangeOrderRow, { deleteRule: 'cascade' })
  changeOrder!: ChangeOrderRow;
}
