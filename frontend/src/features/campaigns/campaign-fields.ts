import { zodResolver } from '@hookform/resolvers/zod';
import { changedCampaign, type Audience } from '@hearthline/rules/campaigns.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { OpenCampaignFragment } from '../../gql/generated.ts';

/** The editor's fields: each part of the audience is one of its own, so that two people can change different ones. */
export interface CampaignFields extends Pick<Audience, 'statuses' | 'sources' | 'tags'> {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  /** Empty: no limit. */
  readonly createdFrom: string;
  readonly createdTo: string;
}
export type CampaignValues = z.output<typeof changedCampaign>;

/** Where a new one begins: nothing is written, and it is for everybody. */
export const newFields: CampaignFields = { name: '', subject: '', body: '', statuses: [], sources: [], tags: [], createdFrom: '', createdTo: '' };

/** A stored campaign in the editor's fields. */
export const fieldsOf = ({ name, subject, body, audience: { statuses, sources, tags, createdFrom, createdTo } }: OpenCampaignFragment): CampaignFields => ({
  name, subject, body, statuses: [...statuses], sources: [...sources], tags: [...tags], createdFrom: createdFrom ?? '', createdTo: createdTo ?? '',
});

/** Its audience, as the server takes it. */
export const audienceOf = ({ statuses, sources, tags, createdFrom, createdTo }: CampaignFields): Audience => ({
  statuses, sources, tags, createdFrom: createdFrom || null, createdTo: createdTo || null,
});

const check = zodResolver(changedCampaign);
/** Checks the fields by the rule of the campaign, whose audience is one part of it. */
export const resolver: Resolver<CampaignFields, unknown, CampaignValues> = async (fields, context, options) => {
  const { name, subject, body } = fields;
  const { values, errors } = await check({ name, subject, body, audience: audienceOf(fields) }, context, options as never);
  const { audience, ...others } = errors as FieldErrors<CampaignValues>;
  return { values, errors: { ...others, ...audience } } as never;
};

/** What was typed: every field that says something else than the campaign it began from. */
export const typedOver = (base: CampaignFields, fields: CampaignFields): Partial<CampaignFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof CampaignFields])));
