import { zodResolver } from '@hookform/resolvers/zod';
import { changedCampaign, type Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { OpenCampaignFragment } from '../../../../gql/generated.ts';

/** The editor's fields: each part of the audience is a separate field, so that two users can change different ones. */
export interface CampaignFields extends Pick<Audience, 'statuses' | 'sources' | 'tags'> {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  /** Empty for no limit. */
  readonly createdFrom: string;
  readonly createdTo: string;
}
export type CampaignValues = z.output<typeof changedCampaign>;

/** A new campaign: empty, and addressed to every contact. */
export const newFields: CampaignFields = {
  name: '',
  subject: '',
  body: '',
  statuses: [],
  sources: [],
  tags: [],
  createdFrom: '',
  createdTo: '',
};

/** A stored campaign in the editor's fields. */
export const fieldsOf = ({
  name,
  subject,
  body,
  audience: { statuses, sources, tags, createdFrom, createdTo },
}: OpenCampaignFragment): CampaignFields => ({
  name,
  subject,
  body,
  statuses: [...statuses],
  sources: [...sources],
  tags: [...tags],
  createdFrom: createdFrom ?? '',
  createdTo: createdTo ?? '',
});

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
  const { name, subject, body } = fields;
  const { values, errors } = await check(
    { name, subject, body, audience: audienceOf(fields) },
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
