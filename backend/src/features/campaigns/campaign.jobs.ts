import { handler, type JobHandler } from '../../platform/jobs/job-runner.ts';
import { sendForAWhile, sendCampaign } from './sending/send-campaign.ts';
import { resumeCampaigns, resumeCampaignsJob, tendCampaigns, tendCampaignsJob } from './sending/schedule.ts';

export const campaignJobs: readonly JobHandler[] = [
  handler(sendCampaign, sendForAWhile),
  handler(tendCampaignsJob, tendCampaigns),
  handler(resumeCampaignsJob, resumeCampaigns),
];
