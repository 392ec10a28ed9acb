import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { checkImport } from './contact-import.check.ts';
import { purgeImports } from './contact-import.purge.ts';
import { revertImport } from './contact-import.revert.ts';
import { runImport } from './contact-import.run.ts';
import { checkJob, purgeImportsJob, revertJob, runJob } from './contact-import.work.ts';

export const contactImportJobs: readonly JobHandler[] = [
  handler(checkJob, (context, { id }) => checkImport(context, id)),
  handler(runJob, (context, { id }) => runImport(context, id)),
  handler(revertJob, (context, { id }) => revertImport(context, id)),
  handler(purgeImportsJob, purgeImports),
];
