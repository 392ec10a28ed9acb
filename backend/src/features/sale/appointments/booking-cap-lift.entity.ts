import { capKinds, type CapKind } from '@hearthline/rules/sale/appointments/caps.ts';
import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';

/** A cap on bookings that staff have lifted for a while, for one mailbox or one network. */
@Entity({ tableName: 'booking_cap_lifts' })
@Unique({ name: 'booking_cap_lifts_subject_unique', properties: ['kind', 'subject'] })
export class BookingCapLift extends BaseEntity {
  @Enum({ items: () => [...capKinds], type: 'string', columnType: 'text' })
  kind!: CapKind;

  /** The folded mailbox, or the code of the network. */
  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'timestamptz', length: 3 })
  liftedUntil!: Date;
}
