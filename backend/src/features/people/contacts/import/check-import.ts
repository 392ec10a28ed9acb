import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { markRows, type RowMark } from './rows/mark-rows.ts';
import { knownContacts, withKnownNotes } from './rows/known-contacts.ts';
import { inChunks, mapYielding, type ChunkRow, type ImportHead } from './rows/process-chunks.ts';
import { loadRowContext, type RowContext } from './rows/row-context.ts';
import { createFilePeople, personOf } from './rows/row-person.ts';
import { addressStays, planRow } from './rows/plan-row.ts';
import { problemsOf, readRow } from './rows/validate-row.ts';

/** What the rows of an import are judged by, and whom they were about so far. */
interface Judge extends RowContext {
  readonly keyOf: ReturnType<typeof createFilePeople>;
}

/** After a restart, the people of the rows that were judged before it. */
const loadJudge = async (context: Context, trx: Transaction, it: ImportHead): Promise<Judge> => {
  const keyOf = createFilePeople();
  const judged = await trx
    .selectFrom('contactImportRows')
    .select('values')
    .where('importId', '=', it.id)
    .where('emailFolded', 'is not', null)
    .orderBy('position')
    .execute();
  for (const { values } of judged) if (values) keyOf(personOf(values));
  return { ...(await loadRowContext(context, trx, it)), keyOf };
};

/** The first rows with these keys among those that were judged already, by key. */
const firstRows = async (
  trx: Transaction,
  id: string,
  keys: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await trx
    .selectFrom('contactImportRows')
    .select((eb) => [eb.ref('emailFolded').$notNull().as('key'), eb.fn.min('position').as('position')])
    .where('importId', '=', id)
    .where('emailFolded', '=', sql<string>`any(${keys}::text[])`)
    .where('verdict', 'in', ['new', 'update', 'unchanged', 'skip'])
    .groupBy('emailFolded')
    .execute();
  return new Map(rows.map(({ key, position }) => [key, position]));
};

/** The first row of a contact is the one that is worked on, so it counts as a change as soon as a later row may make one. */
const wake = async (trx: Transaction, id: string, keys: readonly string[]): Promise<void> => {
  await trx
    .updateTable('contactImportRows')
    .set('verdict', 'update')
    .where('importId', '=', id)
    .where('emailFolded', '=', sql<string>`any(${keys}::text[])`)
    .where('verdict', '=', 'unchanged')
    .execute();
};

const check = async (
  trx: Transaction,
  { id }: ImportHead,
  rows: readonly ChunkRow[],
  judge: Judge,
): Promise<void> => {
  const judged = await mapYielding(rows, (row) => {
    const result = readRow(row, judge);
    const person = 'values' in result ? personOf(result.values) : null;
    return { position: row.position, result, person, key: person ? judge.keyOf(person) : '' };
  });
  const known = await knownContacts(
    trx,
    new Map(judged.flatMap(({ position, person }) => (person ? [[position, person]] : []))),
    false,
  );
  await withKnownNotes(
    trx,
    known,
    new Map(
      judged.flatMap(({ position, result }): [number, readonly string[]][] =>
        'values' in result && result.values.notes ? [[position, result.values.notes]] : [],
      ),
    ),
  );
  const seen = await firstRows(trx, id, judged.map(({ key }) => key).filter(Boolean));
  const repeated = new Set<string>();
  const plan = { duplicates: judge.options.duplicates, now: judge.now };
  const marks = await mapYielding(judged, ({ position, result, person, key }): RowMark => {
    if ('problem' in result) return { position, verdict: 'error', problem: result.problem };
    const leftOut = result.dropped ? importSentences.leftOut(problemsOf(result.dropped)) : null;
    const before = seen.get(key);
    if (before !== undefined) {
      const same = importSentences.sameAs(before, person?.email === key);
      if (plan.duplicates === 'skip') return { position, verdict: 'skip', problem: same };
      repeated.add(key);
      return {
        position,
        verdict: 'repeat',
        emailFolded: key,
        values: result.values,
        problem: [same, leftOut].filter(Boolean).join('. '),
      };
    }
    const contact = known.get(position);
    const planned = planRow(result.values, contact, plan);
    if (planned.verdict === 'error')
      return { position, verdict: 'error', emailFolded: key || null, problem: planned.problem };
    seen.set(key, position);
    const stays = contact && addressStays(result.values, contact) ? importSentences.addressStays : null;
    return {
      position,
      verdict: planned.verdict,
      emailFolded: key,
      values: result.values,
      problem: [leftOut, stays].filter(Boolean).join('. ') || null,
    };
  });
  await markRows(trx, id, marks);
  if (repeated.size) await wake(trx, id, [...repeated]);
};

/** The dry run: works out what each row would do, and changes no contact. */
export const checkImport = async (context: Context, id: string): Promise<void> => {
  let judge: Judge | undefined;
  await inChunks(context, id, {
    during: 'checking',
    then: 'checked',
    open: (row) => row('verdict', 'is', null),
    work: async (_context, trx, it, rows) =>
      check(trx, it, rows, (judge ??= await loadJudge(context, trx, it))),
  });
};
