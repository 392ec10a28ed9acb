import {
  importStates,
  importVerdicts,
  importOutcomes,
  importUndone,
  type ImportField,
  type ImportOptions,
  type ImportOutcome,
  type ImportState,
  type ImportUndone,
  type ImportVerdict,
} from '@hearthline/rules/people/contacts/import.ts';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { TextArray } from '../../../platform/db/text-array.ts';
import type { RowValues } from './import/rows/validate-row.ts';

/** An uploaded file of contacts, and how far its import has come. */
@Entity({ tableName: 'contact_imports' })
@Index({
  name: 'contact_imports_newest_index',
  expression: 'create index contact_imports_newest_index on contact_imports (created_at desc, id desc)',
})
export class ContactImport extends BaseEntity {
  @Property({ type: 'text' })
  fileName!: string;

  @Enum({ items: () => [...importStates], type: 'string', columnType: 'text', default: 'uploaded' })
  state!: ImportState;

  /** The column titles in the first line. */
  @Property({ type: TextArray, columnType: 'text[]' })
  columns!: string[];

  /** The field that each column holds. */
  @Property({ type: TextArray, columnType: 'text[]' })
  mapping!: ImportField[];

  /** What was decided about words, names and duplicates; `{}` until the columns are mapped. */
  @Property({ type: 'jsonb', defaultRaw: "'{}'" })
  options!: Partial<ImportOptions>;

  /** How many rows carry each mark, such as `verdict new`; a trigger of the rows keeps it. */
  @Property({ type: 'jsonb', defaultRaw: "'{}'" })
  counts!: Readonly<Record<string, number>>;

  /** 0 while the file is still being stored: nobody sees the import until then. */
  @Property({ type: 'integer' })
  rows!: number;

  /** When somebody last did something with it: one that is not imported is deleted a day later. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  touchedAt!: Date;

  /** When somebody set its failed rows aside; what is done with it later counts again. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  dismissedAt!: Date | null;

  /** Who uploaded it; the record outlives the account. */
  @Property({ type: 'uuid', nullable: true })
  createdBy!: string | null;
}

/** One line of the file: what the import will do with it, what it did, and what the contact was before. */
@Entity({ tableName: 'contact_import_rows' })
@Index({ name: 'contact_import_rows_email_index', properties: ['import', 'emailFolded'] })
export class ContactImportRow {
  @ManyToOne(() => ContactImport, { primary: true, deleteRule: 'cascade' })
  import!: ContactImport;

  /** The line in the file; the titles are line 1. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: TextArray, columnType: 'text[]' })
  cells!: string[];

  /** What the dry run read in the cells; null if it has not, or found a problem in them. */
  @Property({ type: 'jsonb', nullable: true })
  values!: RowValues | null;

  /** By what the rows of one person are found: the folded address, or else phone and name (`row-person.ts`). The name of the column is older. */
  @Property({ type: 'text', nullable: true })
  emailFolded!: string | null;

  @Enum({ items: () => [...importVerdicts], type: 'string', columnType: 'text', nullable: true })
  verdict!: ImportVerdict | null;

  /** Why it cannot be imported, or why it was not undone. */
  @Property({ type: 'text', nullable: true })
  problem!: string | null;

  @Enum({ items: () => [...importOutcomes], type: 'string', columnType: 'text', nullable: true })
  outcome!: ImportOutcome | null;

  /** No foreign key: the contact may be deleted. */
  @Property({ type: 'uuid', nullable: true })
  contactId!: string | null;

  /** The fields that were overwritten. */
  @Property({ type: 'jsonb', nullable: true })
  before!: object | null;

  /** The contact's version after the import: a higher one means that it has changed since. */
  @Property({ type: 'integer', nullable: true })
  leftVersion!: number | null;

  @Enum({ items: () => [...importUndone], type: 'string', columnType: 'text', nullable: true })
  undone!: ImportUndone | null;
}
