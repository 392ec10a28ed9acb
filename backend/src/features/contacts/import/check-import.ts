import { importSentences } from '@hearthline/rules/contacts/import.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { markRows, type RowMark } from './rows/mark-rows.ts';
import {
  inChunks,
  mapYielding,
  knownContacts,
  withKnownNotes,
  type ChunkRow,
  type ImportHead,
} from './rows/process-chunks.ts';
import { loadRowContext, type RowContext } from './rows/row-context.ts';
import { planRow } from './rows/plan-row.ts';
import { readRow } from './rows/validate-row.ts';

/** The first rows with these addresses among those that were judged already, by address. */
const firstRows = async (
  em: EntityManager,
  id: string,
  emails: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await dbIn(em)
    .selectFrom('contactImportRows')
    .select((eb) => [eb.ref('emailFolded').$notNull().as('email'), eb.fn.min('position').as('position')])
    .where('importId', '=', id)
    .where('emailFolded', '=', sql<string>`any(${emails}::text[])`)
    .where('verdict', 'in', ['new', 'update', 'unchanged', 'skip'])
    .groupBy('emailFolded')
    .execute();
  return new Map(rows.map(({ email, position }) => [email, position]));
};

/** The first row of a contact is the one that is worked on, so it counts as a change as soon as a later row may make one. */
const wake = async (em: EntityManager, id: string, emails: readonly string[]): Promise<void> => {
  await dbIn(em)
    .updateTable('contactImportRows')
    .set('verdict', 'update')
    .where('importId', '=', id)
    .where('emailFolded', '=', sql<string>`any(${emails}::text[])`)
    .where('verdict', '=', 'unchanged')
    .execute();
};

const check = async (
  em: EntityManager,
  { id }: ImportHead,
  rows: readonly ChunkRow[],
  judge: RowContext,
): Promise<void> => {
  const judged = await mapYielding(rows, (row) => {
    const result = readRow(row, judge);
    return {
      position: row.position,
      result,
      email: 'values' in result ? foldEmail(result.values.email) : '',
    };
  });
  const emails = judged.map(({ email }) => email).filter(Boolean);
  const known = await knownContacts(em, emails, false);
  await withKnownNotes(
    em,
    known,
    new Map(
      judged.flatMap(({ result, email }): [string, readonly string[]][] =>
        'values' in result && result.values.notes ? [[email, result.values.notes]] : [],
      ),
    ),
  );
  const seen = await firstRows(em, id, emails);
  const repeated = new Set<string>();
  const plan = { duplicates: judge.options.duplicates, now: judge.now };
  const marks = await mapYielding(judged, ({ position, result, email }): RowMark => {
    if ('problem' in result) return { position, verdict: 'error', problem: result.problem };
    const leftOut = result.dropped ? importSentences.leftOut(result.dropped) : null;
    const before = seen.get(email);
    if (before !== undefined) {
      if (plan.duplicates === 'skip')
        return { position, verdict: 'skip', problem: `Line ${before} of this file has the same email` };
      repeated.add(email);
      return {
        position,
        verdict: 'repeat',
        emailFolded: email,
        values: result.values,
        problem: [`Line ${before} of this file has the same email`, leftOut].filter(Boolean).join('. '),
      };
    }
    const planned = planRow(result.values, known.get(email), plan);
    if (planned.verdict === 'error')
      return { position, verdict: 'error', emailFolded: email, problem: planned.problem };
    seen.set(email, position);
    return {
      position,
      verdict: planned.verdict,
      emailFolded: email,
      values: result.values,
      problem: leftOut,
    };
  });
  await markRows(em, id, marks);
  if (repeated.size) await wake(em, id, [...repeated]);
};

/** The dry run: works out what each row would do, and changes no contact. */
export const checkImport = async (context: Context, id: string): Promise<void> => {
  let judge: RowContext | undefined;
  await inChunks(context, id, {
    during: 'checking',
    then: 'checked',
    open: (row) => row('verdict', 'is', null),
    work: async (_context, em, it, rows) =>
      check(em, it, rows, (judge ??= await loadRowContext(context, it))),
  });
};
