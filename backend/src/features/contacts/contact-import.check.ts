import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db.ts';
import { inChunks, knownContacts, markRows } from './contact-import.chunk.ts';
import { planRow } from './contact-import.plan.ts';
import { judgeRow } from './contact-import.row.ts';

/** The dry run: works out what each row would do, and changes no contact. */
export const checkImport = (context: Context, id: string): Promise<void> =>
  inChunks(context, id, {
    during: 'checking',
    then: 'checked',
    open: 'verdict is null',
    size: 1000,
    work: async (_context, em, { mapping }, rows) => {
      const judged = rows.map((row) => ({ position: row.position, judged: judgeRow(row.cells, mapping) }));
      const emails = judged.flatMap((row) => ('values' in row.judged ? [foldEmail(row.judged.values.email)] : []));
      const known = await knownContacts(em, emails, false);
      const earlier = await executeIn<{ email: string; position: number }>(
        em, `select email_folded as email, min(position) as position from contact_import_rows where import_id = $1 and email_folded = any($2) and verdict <> 'error' group by 1`, [id, emails],
      );
      const seen = new Map(earlier.map(({ email, position }) => [email, position]));
      await markRows(em, id, judged.map((row) => {
        const { position } = row;
        if ('problem' in row.judged) return { position, verdict: 'error', problem: row.judged.problem };
        const email = foldEmail(row.judged.values.email);
        const before = seen.get(email);
        if (before !== undefined) return { position, verdict: 'error', problem: `Line ${before} of this file has the same email` };
        const plan = planRow(row.judged.values, known.get(email));
        if (plan.verdict !== 'error') seen.set(email, position);
        return { position, verdict: plan.verdict, email_folded: email, problem: plan.verdict === 'error' ? plan.problem : null };
      }));
    },
  });
