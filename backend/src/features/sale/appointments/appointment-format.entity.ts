import { media, type Medium } from '@hearthline/rules/sale/appointments/formats.ts';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';

/** The format of what was booked before there were formats; the default of the column, so that no such row had to be written. */
export const firstFormatId = '0197f000-0000-7000-8000-000000000001';

/** A way to meet that can be booked: a phone call, a video talk, a visit. */
@Entity({ tableName: 'appointment_formats' })
export class AppointmentFormat extends VersionedEntity {
  @Property({ type: 'text' })
  name!: string;

  @Enum({ items: () => [...media], type: 'string', columnType: 'text' })
  medium!: Medium;

  /** An address, a link, or words; null for what the medium implies. */
  @Property({ type: 'text', nullable: true })
  place!: string | null;

  @Property({ type: 'integer' })
  minutes!: number;

  /** Minutes around the appointment in which its consultant takes no other. */
  @Property({ type: 'integer', default: 0 })
  bufferBefore!: number;

  @Property({ type: 'integer', default: 0 })
  bufferAfter!: number;

  /** How long in advance visitors have to book. */
  @Property({ type: 'integer', default: 0 })
  noticeHours!: number;

  /** Whether visitors can choose it; staff can book all formats. */
  @Property({ type: 'boolean', default: true })
  offered!: boolean;

  /** The lowest that is offered is the one booked unless another is chosen. */
  @Property({ type: 'integer', default: 0 })
  position!: number;
}
