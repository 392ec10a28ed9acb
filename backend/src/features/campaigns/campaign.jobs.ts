import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { sendForAWhile, sendCampaign } from './campaign.send.ts';
import { tendCampaigns, tendCampaignsJob } from './campaign.tend.ts';

export const campaignJobs: readonly JobHandler[] = [handler(sendCampaign, sendForAWhile), handler(tendCampaignsJob, tendCampaigns)];
