import { audience, campaignContent, campaignLimits, campaignSentences, type Audience } from '@hearthline/rules/campaigns.ts';
import { text } from '@hearthline/rules/text.ts';
import { z } from 'zod';
import type { OpenCampaignFragment } from '../../gql/generated.ts';
import { createDraft, type Draft } from '../../platform/draft.ts';

/** The editor's fields; the version is that of the campaign they began from. */
export const campaignForm = campaignContent.extend({
  name: text({ min: 1, max: campaignLimits.name, message: campaignSentences.nameRequired }),
  audience,
  version: z.number(),
});
export type CampaignFields = z.input<typeof campaignForm> & { audience: Audience };
export type CampaignValues = z.output<typeof campaignForm>;

/** A stored campaign in the editor's fields. */
export const fieldsOf = ({ name, subject, body, version, audience: { statuses, sources, tags, createdFrom, createdTo } }: OpenCampaignFragment): CampaignFields => ({
  name, subject, body, version, audience: { statuses: [...statuses], sources: [...sources], tags: [...tags], createdFrom, createdTo },
});

/** What is typed and not saved yet outlives the page. */
export const draftOf = (campaign: OpenCampaignFragment): Draft<CampaignFields> => createDraft(`campaign:${campaign.id}`, fieldsOf(campaign));
