import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/base.entity.ts';
import { Mail } from '../../platform/mail.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Appointment } from './appointment.entity.ts';

export const changeActions = ['booked', 'confirmed', 'rescheduled', 'cancelled', 'held', 'missed', 'reassigned', 'described'] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Who changed it: staff, the customer signed in, or whoever has the link of the mail. */
export const changeParties = ['staff', 'customer', 'visitor'] as const;
export type ChangeParty = (typeof changeParties)[number];

/** One line of an appointment's history. */
@Entity({ tableName: 'appointment_changes' })
export class AppointmentChange extends BaseEntity {
  @Index({ name: 'appointment_changes_appointment_index' })
  @ManyToOne(() => Appointment, { deleteRule: 'cascade' })
  appointment!: Appointment;

  @Enum({ items: () => [...changeActions], type: 'string', columnType: 'text' })
  action!: ChangeAction;

  @Enum({ items: () => [...changeParties], type: 'string', columnType: 'text' })
  party!: ChangeParty;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  actor!: User | null;

  /** What it was before and is now, in words: times, consultants, kinds. */
  @Property({ type: 'text', nullable: true })
  before!: string | null;

  @Property({ type: 'text', nullable: true })
  after!: string | null;

  /** What staff wrote to the customer. */
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  /** The mail that told the customer. */
  @Index({ name: 'appointment_changes_mail_index' })
  @ManyToOne(() => Mail, { nullable: true, deleteRule: 'set null' })
  mail!: Mail | null;
}
