import type { FeatureModule } from '../../../platform/feature-module.ts';
import { CampaignPace } from './campaign-pace.entity.ts';
import { CampaignRecipient } from './campaign-recipient.entity.ts';
import { Campaign } from './campaign.entity.ts';
import { campaignJobs } from './campaign.jobs.ts';
import { CampaignResolver } from './campaign.resolver.ts';
import { campaignRoutes } from './campaign.rest.ts';
import { Suppression } from './suppression.entity.ts';
import { UnsubscribeResolver } from './unsubscribe/unsubscribe.resolver.ts';

export const campaignsModule: FeatureModule = {
  entities: [Campaign, CampaignPace, CampaignRecipient, Suppression],
  resolvers: [CampaignResolver, UnsubscribeResolver],
  routes: campaignRoutes,
  jobs: campaignJobs,
};
