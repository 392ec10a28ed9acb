import { handler, type JobHandler } from '../../../platform/jobs/job-runner.ts';
import { runSendingJob, sendCampaign } from './sending/send-campaign.ts';
import {
  resumeCampaigns,
  resumeCampaignsJob,
  startDueCampaigns,
  tendCampaignsJob,
} from './sending/schedule.ts';

export const campaignJobs: readonly JobHandler[] = [
  handler(sendCampaign, runSendingJob),
  handler(tendCampaignsJob, startDueCampaigns),
  handler(resumeCampaignsJob, resumeCampaigns),
];
