import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Mail } from '../../../platform/mail/mail.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';
import {
  changeActions,
  changeParties,
  type ChangeAction,
  type ChangeParty,
} from './appointment-enums.types.ts';
import { Appointment } from './appointment.entity.ts';

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

  /** Whether it made its actor the owner of a contact whom nobody owned; null: it did not. */
  @Property({ type: 'boolean', nullable: true })
  claimed!: boolean | null;

  /** The mail that informed the customer. */
  @Index({ name: 'appointment_changes_mail_index' })
  @ManyToOne(() => Mail, { nullable: true, deleteRule: 'set null' })
  mail!: Mail | null;
}
