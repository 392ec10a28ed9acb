import { handler, type JobHandler } from '../../../../platform/jobs/job-runner.ts';
import { checkImport } from './check-import.ts';
import { purgeImports } from './purge-imports.ts';
import { revertImport } from './revert-import.ts';
import { runImport } from './run-import.ts';
import { checkJob, purgeImportsJob, revertJob, runJob } from './job-definitions.ts';

export const contactImportJobs: readonly JobHandler[] = [
  handler(checkJob, (context, { id }) => checkImport(context, id)),
  handler(runJob, (context, { id }) => runImport(context, id)),
  handler(revertJob, (context, { id }) => revertImport(context, id)),
  handler(purgeImportsJob, purgeImports),
];
