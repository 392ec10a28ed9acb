import { zodResolver } from '@hookform/resolvers/zod';
import {
  changedCampaign,
  everybody,
  type Audience,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { OpenCampaignFragment } from '../../../../gql/generated.ts';
import { textsOf } from '../../../../platform/forms/texts-of.ts';

export type CampaignValues = z.output<typeof changedCampaign>;

/**
 * The editor's fields; a new campaign is empty, and addressed to every contact. Each part of the audience is a separate field, so that two
 * users can change different ones.
 */
export const fieldsOf = (campaign: OpenCampaignFragment | null) => {
  const { statuses, sources, tags, createdFrom, createdTo } = campaign?.audience ?? everybody;
  return {
    ...textsOf(changedCampaign, campaign, ['audience']),
    statuses: [...statuses],
    sources: [...sources],
    tags: [...tags],
    createdFrom: createdFrom ?? '',
    createdTo: createdTo ?? '',
  };
};
export type CampaignFields = ReturnType<typeof fieldsOf>;

/** The audience in the fields, as the server expects it. */
export const audienceOf = ({
  statuses,
  sources,
  tags,
  createdFrom,
  createdTo,
}: CampaignFields): Audience => ({
  statuses,
  sources,
  tags,
  createdFrom: createdFrom || null,
  createdTo: createdTo || null,
});

const check = zodResolver(changedCampaign);
/** Checks the fields by the rule for campaigns, in which the audience is a nested object. */
export const resolver: Resolver<CampaignFields, unknown, CampaignValues> = async (
  fields,
  context,
  options,
) => {
  const { values, errors } = await check(
    { ...fields, audience: audienceOf(fields) },
    context,
    options as never,
  );
  const { audience, ...others } = errors as FieldErrors<CampaignValues>;
  return { values, errors: { ...others, ...audience } } as never;
};

/** The typed changes: every field that differs from the campaign it is based on. */
export const typedOver = (base: CampaignFields, fields: CampaignFields): Partial<CampaignFields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(base[name as keyof CampaignFields]),
    ),
  );
