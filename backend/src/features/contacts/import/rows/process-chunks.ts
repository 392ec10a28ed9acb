import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportField, ImportOptions, ImportState } from '@hearthline/rules/contacts/import.ts';
import type { Context } from '../../../../platform/context.ts';
import {
  executeIn,
  longStatementMs,
  setStatementTimeout,
  type EntityManager,
} from '../../../../platform/db/database.ts';
import type { KnownContact } from './plan-row.ts';
import type { RowValues } from './validate-row.ts';
import { takeLocksOf } from '../../../../platform/locks/advisory-locks.ts';

/** What the phases of an import need to know about it. */
export interface ImportHead {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly mapping: ImportField[];
  readonly options: Partial<ImportOptions>;
  readonly createdBy: string | null;
}

/** A row to process. */
export interface ChunkRow {
  readonly position: number;
  /** Null where `values` are there. */
  readonly cells: string[] | null;
  readonly values: RowValues | null;
  readonly emailFolded: string | null;
  readonly contactId: string | null;
  readonly outcome: string | null;
  readonly before: Record<string, unknown> | null;
  readonly leftVersion: number | null;
}

const head =
  'select id, state, file_name as "fileName", mapping, options, created_by as "createdBy" from contact_imports where id = $1 for update';
// Lists as JSON, which is parsed several times as quickly as an array's text.
export const rowColumns =
  'position, case when values is null then to_jsonb(cells) end as cells, values, email_folded as "emailFolded", contact_id as "contactId", outcome, before, left_version as "leftVersion"';

/** Rows in one transaction: few enough that whoever waits for one of their contacts waits a moment, many enough that the work is quick. */
const size = 500;

interface Phase {
  /** The state in which the phase runs, and the one that follows it. */
  readonly during: ImportState;
  readonly then: ImportState;
  /** SQL condition for the rows still to be processed. */
  readonly open: string;
  readonly work: (context: Context, em: EntityManager, it: ImportHead, rows: ChunkRow[]) => Promise<void>;
  /** Runs in the transaction of the last chunk. */
  readonly finish?: (context: Context, em: EntityManager, it: ImportHead) => Promise<void>;
}

/**
 * Runs a phase of an import in chunks. A chunk and the marks on its rows are one transaction: a server that is killed
 * leaves whole chunks behind, and the next worker continues with the unmarked rows. The lock on the import
 * keeps two workers from processing the same rows. Before it begins, PostgreSQL looks at the rows anew: without that it reads all
 * of them for each chunk.
 */
export const inChunks = async (
  context: Context,
  id: string,
  { during, then, open, work, finish }: Phase,
): Promise<void> => {
  await context.transaction((em) => executeIn(em, 'select contact_import_rows_analyze()', []));
  // Where the next chunk begins: looking for it from the start of a large file would take longer with every chunk.
  let after = 0;
  for (let isOver = false; !isOver;) {
    isOver = await context.transaction(async (em) => {
      await setStatementTimeout(em, longStatementMs);
      const [it] = await executeIn<ImportHead>(em, head, [id]);
      if (it?.state !== during) return true;
      const text = `select ${rowColumns} from contact_import_rows where import_id = $1 and position > $2 and ${open} order by position limit ${size}`;
      const rows = await executeIn<ChunkRow>(em, text, [id, after]);
      if (rows.length > 0) await work(context, em, it, rows);
      after = rows.at(-1)?.position ?? after;
      if (rows.length === size) return false;
      await executeIn(em, 'update contact_imports set state = $2, touched_at = $3 where id = $1', [
        id,
        then,
        context.now(),
      ]);
      await finish?.(context, em, it);
      return true;
    });
  }
};

/** Rows worked on in one go, in a few milliseconds; then others have their turn. */
const turn = 50;

/** Maps rows to something else without blocking the event loop. */
export const mapYielding = async <Row, Result>(
  rows: readonly Row[],
  work: (row: Row) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % turn === turn - 1) await nextTurn();
    results.push(work(row));
  }
  return results;
};

const columns = `id, version, first_name as "firstName", last_name as "lastName", phone, company, address, status, source, tags, owner_id as "ownerId", marketing_consent as "marketingConsent",
  to_char(consent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "consentAt", consent_source as "consentSource", email_folded as "emailFolded"`;

/** The contacts with these addresses, the oldest where several share one. @param lock locks them, and reserves the addresses nobody has yet */
export const knownContacts = async (
  em: EntityManager,
  emails: readonly string[],
  lock: boolean,
): Promise<Map<string, KnownContact>> => {
  // The lock that a visitor's booking also takes, always in the same order.
  if (lock) await takeLocksOf(em, 'address of a contact', emails);
  // Locks rows in the order that bulk operations use; in any other order the two could deadlock.
  const found = `select * from contacts where email_folded = any($1)${lock ? ' order by id for update' : ''}`;
  const rows = await executeIn<Omit<KnownContact, 'notes'> & { emailFolded: string }>(
    em,
    `select ${columns} from (${found}) known order by created_at desc, id desc`,
    [emails],
  );
  return new Map(rows.map((row) => [row.emailFolded, { ...row, notes: [] }]));
};

/** Of these notes, the ones that the contacts have already: importing a file twice repeats none. */
export const withKnownNotes = async (
  em: EntityManager,
  known: Map<string, KnownContact>,
  notes: ReadonlyMap<string, readonly string[]>,
): Promise<void> => {
  const asked = [...notes].flatMap(([email, texts]) => {
    const contact = known.get(email);
    return contact ? texts.map((text) => ({ id: contact.id, email, text })) : [];
  });
  if (!asked.length) return;
  const there = await executeIn<{ email: string; text: string }>(
    em,
    'select distinct a.email, a.text from jsonb_to_recordset($1) as a (id uuid, email text, text text) join contact_notes n on n.contact_id = a.id and n.text = a.text',
    [JSON.stringify(asked)],
  );
  for (const { email, text } of there) {
    const contact = known.get(email);
    if (contact) known.set(email, { ...contact, notes: [...contact.notes, text] });
  }
};

/** Stores the results of rows; a mark that is missing stays as it is. */
export const markRows = async (
  em: EntityManager,
  id: string,
  marks: readonly Record<string, unknown>[],
): Promise<void> => {
  await executeIn(
    em,
    `update contact_import_rows r set
       verdict = coalesce(m.verdict, r.verdict), values = coalesce(m.values, r.values), email_folded = coalesce(m.email_folded, r.email_folded), problem = coalesce(m.problem, r.problem), outcome = coalesce(m.outcome, r.outcome),
       contact_id = coalesce(m.contact_id, r.contact_id), before = coalesce(m.before, r.before), left_version = coalesce(m.left_version, r.left_version), undone = coalesce(m.undone, r.undone)
     from jsonb_to_recordset($2) as m (position int, verdict text, values jsonb, email_folded text, problem text, outcome text, contact_id uuid, before jsonb, left_version int, undone text)
     where r.import_id = $1 and r.position = m.position`,
    [id, JSON.stringify(marks)],
  );
};
