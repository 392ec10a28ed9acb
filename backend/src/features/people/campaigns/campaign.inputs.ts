import { changedCampaign, newCampaign } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { version } from '@hearthline/rules/row-version.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { campaignFields } from './campaign.fields.ts';

export const CampaignContentInput = inputType(
  'CampaignContentInput',
  'The content of a campaign and its audience.',
  changedCampaign.omit({ name: true }),
  campaignFields,
);
export type CampaignContentInput = InstanceType<typeof CampaignContentInput>;

export const CreateCampaignInput = inputType(
  'CreateCampaignInput',
  'A new campaign; no mails go out until it is sent or scheduled.',
  newCampaign,
  campaignFields,
);
export type CreateCampaignInput = InstanceType<typeof CreateCampaignInput>;

export const UpdateCampaignInput = inputType(
  'UpdateCampaignInput',
  'The complete edited draft: a field that is left out becomes empty.',
  changedCampaign.extend({ version }),
  campaignFields,
);
export type UpdateCampaignInput = InstanceType<typeof UpdateCampaignInput>;
