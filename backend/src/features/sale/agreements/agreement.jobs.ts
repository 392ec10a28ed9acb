import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { expireAgreements, expireAgreementsJob } from './ending/close-agreement.ts';
import { welcomeBuyers, welcomeBuyersJob } from './ending/welcome-buyers.ts';
import { remindSigners, remindSignersJob } from './sending/send-agreement.ts';

export const agreementJobs: readonly JobHandler[] = [
  handler(expireAgreementsJob, async (context) => void (await expireAgreements(context))),
  handler(remindSignersJob, async (context) => void (await remindSigners(context))),
  handler(welcomeBuyersJob, welcomeBuyers),
];
