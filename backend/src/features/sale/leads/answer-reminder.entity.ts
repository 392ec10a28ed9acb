import { Check, Entity, OneToOne } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { Appointment } from '../appointments/appointment.entity.ts';
import { ConsultantRequest } from '../consultants/consultant-request.entity.ts';

/** A routed request or booking of which its owner is still to be reminded, unless somebody answers in time. It goes with the reminder. */
@Entity({ tableName: 'answer_reminders' })
@Check({ name: 'answer_reminders_ask_check', expression: 'num_nonnulls(request_id, appointment_id) = 1' })
export class AnswerReminder extends BaseEntity {
  @OneToOne(() => ConsultantRequest, { owner: true, nullable: true, deleteRule: 'cascade' })
  request!: ConsultantRequest | null;

  @OneToOne(() => Appointment, { owner: true, nullable: true, deleteRule: 'cascade' })
  appointment!: Appointment | null;
}
