import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Appointment } from './appointment.entity.ts';

/** A mailed link: its bearer may view, move and cancel this one appointment until it begins. Only the hash of the token is stored. */
@Entity({ tableName: 'appointment_links' })
export class AppointmentLink extends BaseEntity {
  @Index({ name: 'appointment_links_appointment_index' })
  @ManyToOne(() => Appointment, { deleteRule: 'cascade' })
  appointment!: Appointment;

  /** SHA-256 of the token. */
  @Property({ type: 'text', unique: 'appointment_links_token_hash_unique' })
  tokenHash!: string;
}
