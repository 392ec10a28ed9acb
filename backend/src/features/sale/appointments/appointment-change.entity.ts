import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Appointment } from './appointment.entity.ts';

export const changeActions = [
  'booked',
  'confirmed',
  'rescheduled',
  'cancelled',
  'held',
  'missed',
  'reassigned',
  'described',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Who made a change: staff, the signed-in customer, or a visitor with the mailed link. */
export const changeParties = ['staff', 'customer', 'visitor'] as const;
export type ChangeParty = (typeof changeParties)[number];

/** One entry in an appointment's history. */
@Entity({ tableName: 'appointment_changes' })
export class AppointmentChange extends BaseEntity {
  @Index({ name: 'appointment_changes_appointment_index' })
  @ManyToOne(() => Appointment, { deleteRule: 'cascade' })
  appointment!: Appointment;

  @Enum({ items: () => [...changeActions], type: 'string', columnType: 'text' })
  action!: ChangeAction;

  @Enum({ items: () => [...changeParties], type: 'string', columnType: 'text' })
  party!: ChangeParty;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  actor!: User | null;

  /** The old and new values in words: times, consultants, kinds. */
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Property({ type: 'text', nullable: true })
  after!: string | null;

  /** What staff wrote to the customer. */
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  /** The mail that informed the customer. */
  @Index({ name: 'appointment_changes_mail_index' })
  @ManyToOne(() => Mail, { nullable: true, deleteRule: 'set null' })
  mail!: Mail | null;
}
