import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/base.entity.ts';

/** Somebody who holds consultations. As many visitors as consultants on duty can book one slot. */
@Entity({ tableName: 'consultants' })
export class Consultant extends BaseEntity<'onDuty' | 'position'> {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'boolean', default: true })
  onDuty!: boolean;

  /** Who is booked first. */
  @Property({ type: 'integer', default: 0 })
  position!: number;
}
