import { contactKeptDays } from '@hearthline/rules/contacts.ts';
import { dayMs } from '@hearthline/rules/day.ts';
import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { executeIn, longStatementMs, setStatementTimeout } from '../../platform/db.ts';
import { checkImport } from './contact-import.check.ts';
import { revertImport } from './contact-import.revert.ts';
import { runImport } from './contact-import.run.ts';
import { checkJob, purgeImportsJob, revertJob, runJob } from './contact-import.work.ts';

export const contactImportJobs: readonly JobHandler[] = [
  handler(checkJob, (context, { id }) => checkImport(context, id)),
  handler(runJob, (context, { id }) => runImport(context, id)),
  handler(revertJob, (context, { id }) => revertImport(context, id)),
  handler(purgeImportsJob, (context) =>
    context.transaction(async (em) => {
      await setStatementTimeout(em, longStatementMs);
      await executeIn(em, "delete from contact_imports where created_at < $1 and state not in ('checking', 'importing', 'reverting')", [
        new Date(context.now().getTime() - contactKeptDays * dayMs),
      ]);
    }),
  ),
];
