import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type {
  ReportDefinition,
  ReportFormat,
  ReportRhythm,
} from '@hearthline/rules/office/reports/report-rules.ts';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../../people/accounts/user.entity.ts';

/** A saved report: what it shows, who owns it, and when it is mailed. */
@Entity({ tableName: 'reports' })
@Index({
  name: 'reports_due_index',
  expression: 'create index reports_due_index on reports (next_run_at) where next_run_at is not null',
})
@Index({ name: 'reports_owner_index', properties: ['owner'] })
export class Report extends VersionedEntity {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'jsonb' })
  definition!: ReportDefinition;

  /** Null: the report came with the product, or its owner's account is gone. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  owner!: User | null;

  /** Whether all staff may see and change it, or only its owner. */
  @Property({ type: 'boolean', default: true })
  shared!: boolean;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** How often it is mailed; null: never. */
  @Property({ type: 'text', nullable: true })
  every!: ReportRhythm | null;

  /** The day of the week (1 is Monday) or of the month. */
  @Property({ type: 'smallint', nullable: true })
  day!: number | null;

  /** The hour in the business time zone. */
  @Property({ type: 'smallint', nullable: true })
  hour!: number | null;

  @Property({ type: 'text', nullable: true })
  format!: ReportFormat | null;

  /** The staff who receive it. No foreign keys: whether each still is one is checked when it is sent. */
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: "'{}'" })
  recipients!: string[];

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  nextRunAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastRunAt!: Date | null;
}

/** A scheduled run that was mailed: one row per report and time, so that it is mailed only once, however often it is tried. */
@Entity({ tableName: 'report_runs' })
@Unique({ name: 'report_runs_due_unique', properties: ['report', 'dueAt'] })
export class ReportRun extends BaseEntity {
  @ManyToOne(() => Report, { deleteRule: 'cascade' })
  report!: Report;

  @Property({ type: 'timestamptz', length: 3 })
  dueAt!: Date;
}
