import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import {
  inChunks,
  mapYielding,
  knownContacts,
  markRows,
  withKnownNotes,
  type ChunkRow,
  type ImportHead,
} from './rows/process-chunks.ts';
import { loadRowContext, type RowContext } from './rows/row-context.ts';
import { planRow } from './rows/plan-row.ts';
import { readRow } from './rows/validate-row.ts';

const firstOf = `
  select email_folded as email, min(position) as position from contact_import_rows
  where import_id = $1 and email_folded = any($2) and verdict in ('new', 'update', 'unchanged', 'skip') group by 1`;

/** The first row of a contact is the one that is worked on, so it counts as a change as soon as a later row may make one. */
const wake =
  "update contact_import_rows set verdict = 'update' where import_id = $1 and email_folded = any($2) and verdict = 'unchanged'";

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
  const earlier = await executeIn<{ email: string; position: number }>(em, firstOf, [id, emails]);
  const seen = new Map(earlier.map(({ email, position }) => [email, position]));
  const repeated = new Set<string>();
  const plan = { duplicates: judge.options.duplicates, now: judge.now };
  const marks = await mapYielding(judged, ({ position, result, email }) => {
    if ('problem' in result) return { position, verdict: 'error', problem: result.problem };
    const before = seen.get(email);
    if (before !== undefined) {
      if (plan.duplicates === 'skip')
        return { position, verdict: 'skip', problem: `Line ${before} of this file has the same email` };
      repeated.add(email);
      return {
        position,
        verdict: 'repeat',
        email_folded: email,
        values: result.values,
        problem: `Line ${before} of this file has the same email`,
      };
    }
    const planned = planRow(result.values, known.get(email), plan);
    if (planned.verdict === 'error')
      return { position, verdict: 'error', email_folded: email, problem: planned.problem };
    seen.set(email, position);
    return { position, verdict: planned.verdict, email_folded: email, values: result.values };
  });
  await markRows(em, id, marks);
  if (repeated.size) await executeIn(em, wake, [id, [...repeated]]);
};

/** The dry run: works out what each row would do, and changes no contact. */
export const checkImport = async (context: Context, id: string): Promise<void> => {
  let judge: RowContext | undefined;
  await inChunks(context, id, {
    during: 'checking',
    then: 'checked',
    open: 'verdict is null',
    work: async (_context, em, it, rows) =>
      check(em, it, rows, (judge ??= await loadRowContext(context, it))),
  });
};
