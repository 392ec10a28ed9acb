import { foldEmail } from '@hearthline/rules/text.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import {
  inChunks,
  mapYielding,
  knownContacts,
  markRows,
  rowColumns,
  withKnownNotes,
  type ChunkRow,
  type ImportHead,
} from './rows/process-chunks.ts';
import { loadRowContext, type RowContext } from './rows/row-context.ts';
import { combineRows, planRow, type KnownContact, type Plan } from './rows/plan-row.ts';
import { readRow, type RowValues } from './rows/validate-row.ts';
import { addImportedNotes, createContacts, updateContacts } from './rows/write-contacts.ts';
import { rememberTags } from '../write/update-contact.ts';

/** A contact's first row in the file, with what all of its rows say. */
interface Step {
  readonly row: ChunkRow;
  readonly repeats: readonly number[];
  readonly email: string;
  readonly known: KnownContact | undefined;
  readonly plan: Plan;
}

const repeatsOf = `select ${rowColumns} from contact_import_rows where import_id = $1 and email_folded = any($2) and verdict = 'repeat' order by position`;

/** What the rows of a chunk say, together with later rows of the same addresses. */
const readSteps = async (
  em: EntityManager,
  { id }: ImportHead,
  rows: readonly ChunkRow[],
  judge: RowContext,
): Promise<Step[]> => {
  const emails = rows.map(({ emailFolded }) => emailFolded ?? '');
  const repeats = Map.groupBy(
    await executeIn<ChunkRow>(em, repeatsOf, [id, emails]),
    ({ emailFolded }) => emailFolded ?? '',
  );
  const read = await mapYielding(rows, (row) => {
    const mine = [row, ...(repeats.get(row.emailFolded ?? '') ?? [])].map((it) => readRow(it, judge));
    const values = mine.flatMap((judged) => ('values' in judged ? [judged.values] : []));
    const problem = mine.find((judged) => 'problem' in judged);
    const [first, ...later] = values;
    return {
      row,
      problem: problem && 'problem' in problem ? problem.problem : null,
      values: first ? combineRows([first, ...later], judge.options.duplicates) : null,
    };
  });
  const known = await knownContacts(em, emails, true);
  await withKnownNotes(
    em,
    known,
    new Map(
      read.flatMap(({ values }): [string, readonly string[]][] =>
        values?.notes ? [[foldEmail(values.email), values.notes]] : [],
      ),
    ),
  );
  const planOf = (
    values: RowValues | null,
    problem: string | null,
    contact: KnownContact | undefined,
  ): Plan =>
    problem !== null || !values
      ? { verdict: 'error', problem: problem ?? '' }
      : planRow(values, contact, { duplicates: judge.options.duplicates, now: judge.now });
  return read.map(({ row, values, problem }) => {
    const email = row.emailFolded ?? '';
    return {
      row,
      email,
      known: known.get(email),
      plan: planOf(values, problem, known.get(email)),
      repeats: (repeats.get(email) ?? []).map(({ position }) => position),
    };
  });
};

const markOf = (
  { row: { position }, email, known, plan }: Step,
  created: ReadonlyMap<string, string>,
): Record<string, unknown> => {
  if (plan.verdict === 'new')
    return { position, outcome: 'created', contact_id: created.get(email), left_version: 1 };
  if (plan.verdict === 'error' || !known)
    return {
      position,
      outcome: 'failed',
      verdict: 'error',
      problem: plan.verdict === 'error' ? plan.problem : null,
    };
  if (plan.verdict !== 'update') return { position, outcome: 'unchanged', contact_id: known.id };
  const fields = Object.keys(plan.set);
  const before = Object.fromEntries(fields.map((name) => [name, known[name as keyof KnownContact]]));
  return {
    position,
    outcome: 'updated',
    contact_id: known.id,
    before,
    left_version: known.version + (fields.length ? 1 : 0),
  };
};

const apply = async (
  em: EntityManager,
  it: ImportHead,
  rows: readonly ChunkRow[],
  judge: RowContext,
): Promise<void> => {
  const steps = await readSteps(em, it, rows, judge);
  const created = await createContacts(
    em,
    steps.flatMap(({ plan, email }) =>
      plan.verdict === 'new' ? [{ ...plan.contact, emailFolded: email, notes: plan.notes }] : [],
    ),
  );
  await updateContacts(
    em,
    steps.flatMap(({ plan, known }) =>
      plan.verdict === 'update' && known && Object.keys(plan.set).length
        ? [{ id: known.id, set: plan.set }]
        : [],
    ),
    it.createdBy,
  );
  const idOf = ({ email, known }: Step): string => known?.id ?? created.get(email) ?? '';
  await addImportedNotes(
    em,
    steps.flatMap((step) =>
      'notes' in step.plan ? step.plan.notes.map((text) => ({ id: idOf(step), text })) : [],
    ),
    it.id,
    it.createdBy,
  );
  const tags = steps.flatMap(({ plan }) =>
    plan.verdict === 'new' ? plan.contact.tags : plan.verdict === 'update' ? (plan.set.tags ?? []) : [],
  );
  await rememberTags(em, [...new Set(tags)]);
  await markRows(
    em,
    it.id,
    steps.flatMap((step) => {
      const isDone = step.plan.verdict !== 'error';
      return [
        markOf(step, created),
        ...step.repeats.map((position) => ({
          position,
          outcome: isDone ? 'repeated' : 'failed',
          contact_id: isDone ? idOf(step) : null,
        })),
      ];
    }),
  );
};

/** The number of rows by outcome, of the import or of its undoing. */
export const countBy = async (
  em: EntityManager,
  id: string,
  column: 'outcome' | 'undone',
): Promise<Record<string, number>> => {
  const rows = await executeIn<{ word: string; n: number }>(
    em,
    `select ${column} as word, count(*)::int as n from contact_import_rows where import_id = $1 and ${column} is not null group by 1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
};

/** Creates and updates the contacts of an import, applying each row exactly once. */
export const runImport = async (context: Context, id: string): Promise<void> => {
  let judge: RowContext | undefined;
  await inChunks(context, id, {
    during: 'importing',
    then: 'imported',
    open: "outcome is null and verdict in ('new', 'update')",
    work: async (_context, em, it, rows) =>
      apply(em, it, rows, (judge ??= await loadRowContext(context, it))),
    finish: async (given, em, { createdBy }) =>
      audit(given, em, {
        action: 'contact.import',
        object: ['contact-import', id],
        details: await countBy(em, id, 'outcome'),
        actorId: createdBy ?? undefined,
      }),
  });
};
