import type { ImportDuplicates } from '@hearthline/rules/people/contacts/import.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { knownContacts, withKnownNotes } from './rows/known-contacts.ts';
import { chunkRows, inChunks, mapYielding, type ChunkRow, type ImportHead } from './rows/process-chunks.ts';
import { markRows, type RowMark } from './rows/mark-rows.ts';
import { loadRowContext, type RowContext } from './rows/row-context.ts';
import { combineRows, planRow, type KnownContact, type Plan } from './rows/plan-row.ts';
import { identityOf, personOf } from './rows/row-person.ts';
import { readRow, type RowValues } from './rows/validate-row.ts';
import { addImportedNotes, createContacts, updateContacts } from './rows/write-contacts.ts';
import { rememberTags } from '../write/update-contact.ts';

/** A contact's first row in the file, with what all of its rows say. */
interface Step {
  readonly row: ChunkRow;
  readonly repeats: readonly number[];
  /** What a new contact is told apart by. */
  readonly identity: string;
  readonly known: KnownContact | undefined;
  readonly plan: Plan;
}

/** What the rows of one person say: the first of them, and those that go with it. */
interface ReadRows {
  readonly row: ChunkRow;
  readonly repeats: readonly number[];
  readonly problem: string | null;
  readonly values: RowValues | null;
}

/** Rows that turn out to be about one contact, though they name it by different things, become one; its first row stands for them. */
const joinByContact = (
  read: readonly ReadRows[],
  known: ReadonlyMap<number, KnownContact>,
  how: ImportDuplicates,
): ReadRows[] =>
  [...Map.groupBy(read, ({ row: { position } }) => known.get(position)?.id ?? position).values()].flatMap(
    ([first, ...others]) => {
      const values = [first, ...others].flatMap((one) => one?.values ?? []);
      const [one, ...more] = values;
      if (!first || !one || others.length === 0) return first ?? [];
      return {
        row: first.row,
        repeats: [first.repeats, ...others.map(({ row, repeats }) => [row.position, ...repeats])].flat(),
        problem: [first, ...others].find(({ problem }) => problem !== null)?.problem ?? null,
        values: combineRows([one, ...more], how),
      };
    },
  );

/** What the rows of a chunk say, together with later rows of the same people. */
const readSteps = async (
  trx: Transaction,
  { id }: ImportHead,
  rows: readonly ChunkRow[],
  judge: RowContext,
): Promise<Step[]> => {
  const { duplicates } = judge.options;
  const keys = rows.map(({ emailFolded }) => emailFolded ?? '');
  const later = await chunkRows(trx, id)
    .where('emailFolded', '=', sql<string>`any(${keys}::text[])`)
    .where('verdict', '=', 'repeat')
    .execute();
  const repeats = Map.groupBy(later, ({ emailFolded }) => emailFolded ?? '');
  const read = await mapYielding(rows, (row): ReadRows => {
    const others = repeats.get(row.emailFolded ?? '') ?? [];
    const mine = [row, ...others].map((it) => readRow(it, judge));
    const values = mine.flatMap((judged) => ('values' in judged ? [judged.values] : []));
    const problem = mine.find((judged) => 'problem' in judged);
    const [first, ...more] = values;
    return {
      row,
      repeats: others.map(({ position }) => position),
      problem: problem && 'problem' in problem ? problem.problem : null,
      values: first ? combineRows([first, ...more], duplicates) : null,
    };
  });
  const people = read.flatMap(({ row, values }) =>
    values ? [[row.position, personOf(values)] as const] : [],
  );
  const known = await knownContacts(trx, new Map(people), true);
  const joined = joinByContact(read, known, duplicates);
  await withKnownNotes(
    trx,
    known,
    new Map(
      joined.flatMap(({ row, values }): [number, readonly string[]][] =>
        values?.notes ? [[row.position, values.notes]] : [],
      ),
    ),
  );
  return joined.map(({ row, repeats: others, values, problem }): Step => {
    const contact = known.get(row.position);
    return {
      row,
      repeats: others,
      identity: values ? identityOf(personOf(values)) : '',
      known: contact,
      plan:
        problem !== null || !values
          ? { verdict: 'error', problem: problem ?? '' }
          : planRow(values, contact, { duplicates, now: judge.now }),
    };
  });
};

const markOf = (
  { row: { position }, identity, known, plan }: Step,
  created: ReadonlyMap<string, string>,
): RowMark => {
  if (plan.verdict === 'new')
    return { position, outcome: 'created', contactId: created.get(identity), leftVersion: 1 };
  if (plan.verdict === 'error' || !known)
    return {
      position,
      outcome: 'failed',
      verdict: 'error',
      problem: plan.verdict === 'error' ? plan.problem : null,
    };
  if (plan.verdict !== 'update') return { position, outcome: 'unchanged', contactId: known.id };
  const fields = Object.keys(plan.set);
  const before = Object.fromEntries(fields.map((name) => [name, known[name as keyof KnownContact]]));
  return {
    position,
    outcome: 'updated',
    contactId: known.id,
    before,
    leftVersion: known.version + (fields.length ? 1 : 0),
  };
};

const apply = async (
  trx: Transaction,
  it: ImportHead,
  rows: readonly ChunkRow[],
  judge: RowContext,
): Promise<void> => {
  const steps = await readSteps(trx, it, rows, judge);
  const created = await createContacts(
    trx,
    steps.flatMap(({ plan }) => (plan.verdict === 'new' ? [{ ...plan.contact, notes: plan.notes }] : [])),
  );
  await updateContacts(
    trx,
    steps.flatMap(({ plan, known }) =>
      plan.verdict === 'update' && known && Object.keys(plan.set).length
        ? [{ id: known.id, set: plan.set }]
        : [],
    ),
    it.createdBy,
  );
  const idOf = ({ identity, known }: Step): string => known?.id ?? created.get(identity) ?? '';
  await addImportedNotes(
    trx,
    steps.flatMap((step) =>
      'notes' in step.plan ? step.plan.notes.map((text) => ({ id: idOf(step), text })) : [],
    ),
    it.id,
    it.createdBy,
  );
  const tags = steps.flatMap(({ plan }) =>
    plan.verdict === 'new' ? plan.contact.tags : plan.verdict === 'update' ? (plan.set.tags ?? []) : [],
  );
  await rememberTags(trx, [...new Set(tags)]);
  await markRows(
    trx,
    it.id,
    steps.flatMap((step): RowMark[] => {
      const isDone = step.plan.verdict !== 'error';
      return [
        markOf(step, created),
        ...step.repeats.map((position): RowMark => ({
          position,
          outcome: isDone ? 'repeated' : 'failed',
          contactId: isDone ? idOf(step) : null,
        })),
      ];
    }),
  );
};

/** The number of rows by outcome, of the import or of its undoing. */
export const countBy = async (
  trx: Transaction,
  id: string,
  column: 'outcome' | 'undone',
): Promise<Record<string, number>> => {
  const rows = await trx
    .selectFrom('contactImportRows')
    .select((eb) => [eb.ref(column).$notNull().as('word'), sql<number>`count(*)::int`.as('n')])
    .where('importId', '=', id)
    .where(column, 'is not', null)
    .groupBy(column)
    .execute();
  return Object.fromEntries(rows.map(({ word, n }) => [word, n]));
};

/** Creates and updates the contacts of an import, applying each row exactly once. */
export const runImport = async (context: Context, id: string): Promise<void> => {
  let judge: RowContext | undefined;
  await inChunks(context, id, {
    during: 'importing',
    then: 'imported',
    open: (row) => row.and([row('outcome', 'is', null), row('verdict', 'in', ['new', 'update'])]),
    work: async (_context, trx, it, rows) =>
      apply(trx, it, rows, (judge ??= await loadRowContext(context, trx, it))),
    finish: async (given, trx, { createdBy }) =>
      await audit(given, trx, {
        action: 'contact.import',
        object: ['contact-import', id],
        details: await countBy(trx, id, 'outcome'),
        actorId: createdBy ?? undefined,
      }),
  });
};
