import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ReportDefinition, ReportFormat, ReportRhythm } from '@hearthline/rules/reports.ts';
import { BaseEntity } from '../../platform/base.entity.ts';
import { TextArray } from '../../platform/text-array.ts';
import { VersionedEntity } from '../../platform/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';

/** A report that was saved: what it shows, whose it is, and when it is mailed. */
@Entity({ tableName: 'reports' })
@Index({ name: 'reports_due_index', expression: 'create index reports_due_index on reports (next_run_at) where next_run_at is not null' })
@Index({ name: 'reports_owner_index', properties: ['owner'] })
export class Report extends VersionedEntity<'shared' | 'recipients' | 'updatedAt'> {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'jsonb' })
  definition!: ReportDefinition;

  /** Null: it came with the product, or its owner is gone. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  owner!: User | null;

  /** Every admin may see and change it; else its owner alone. */
  @Property({ type: 'boolean', default: true })
  shared!: boolean;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** How often it is mailed; null: not at all. */
  @Property({ type: 'text', nullable: true })
  every!: ReportRhythm | null;

  /** The day of the week (1 is Monday) or of the month. */
  @Property({ type: 'smallint', nullable: true })
  day!: number | null;

  /** On the wall clock of the business. */
  @Property({ type: 'smallint', nullable: true })
  hour!: number | null;

  @Property({ type: 'text', nullable: true })
  format!: ReportFormat | null;

  /** The admins who get it. No foreign keys: whether somebody is still an admin is looked up when it is sent. */
  @Property({ type: TextArray, columnType: 'text[]', defaultRaw: "'{}'" })
  recipients!: string[];

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  nextRunAt!: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  lastRunAt!: Date | null;
}

/** That a report was mailed at its time: one row for each, so that it is mailed once, whoever tries again. */
@Entity({ tableName: 'report_runs' })
@Unique({ name: 'report_runs_due_unique', properties: ['report', 'dueAt'] })
export class ReportRun extends BaseEntity {
  @ManyToOne(() => Report, { deleteRule: 'cascade' })
  report!: Report;

  @Property({ type: 'timestamptz', length: 3 })
  dueAt!: Date;
}
