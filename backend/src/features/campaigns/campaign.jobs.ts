import { handler, type JobHandler } from '../../platform/job-runner.ts';
import { sendForAWhile, sendCampaign } from './campaign.send.ts';
import { resumeCampaigns, resumeCampaignsJob, tendCampaigns, tendCampaignsJob } from './campaign.tend.ts';

export const campaignJobs: readonly JobHandler[] = [handler(sendCampaign, sendForAWhile), handler(tendCampaignsJob, tendCampaigns), handler(resumeCampaignsJob, resumeCampaigns)];
