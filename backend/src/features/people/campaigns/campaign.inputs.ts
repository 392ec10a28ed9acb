import type { Audience } from '@hearthline/rules/people/campaigns/rules.ts';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { ContactStatusEnum } from '../contacts/contact-status.api.ts';

@InputType({
  description:
    'The contacts that get a campaign: those that match every filter. An empty filter matches any contact.',
})
export class AudienceInput {
  @Field(() => [ContactStatusEnum], {
    nullable: true,
    description: 'Contacts with one of these statuses; any status if missing or empty.',
  })
  statuses?: Audience['statuses'] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Contacts from one of these sources, at most 20, spelled exactly as in the contacts; any source if missing or empty.',
  })
  sources?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Contacts with at least one of these tags, at most 20; whatever their tags if missing or empty.',
  })
  tags?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Contacts created on or after this day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  createdFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Contacts created on or before this day (`yyyy-mm-dd`) in the business’s time zone.',
  })
  createdTo?: string | null;
}

@InputType({ description: 'The content of a campaign and its audience.' })
export class CampaignContentInput {
  @Field(() => String, {
    description:
      'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. May be empty only in a draft.',
  })
  subject!: string;

  @Field(() => String, {
    description:
      'Markdown with merge fields, at most 20,000 characters; HTML is shown as text. May be empty only in a draft.',
  })
  body!: string;

  @Field(() => AudienceInput, { nullable: true, description: 'All contacts if missing.' })
  audience?: AudienceInput | null;
}

@InputType({ description: 'A new campaign; no mails go out until it is sent or scheduled.' })
export class CreateCampaignInput extends CampaignContentInput {
  @Field(() => String, { description: 'For staff, 1 to 120 characters; recipients do not see it.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID of the filled-in form: a retry with the same key returns the campaign already created.',
  })
  requestKey?: string | null;
}

@InputType({ description: 'The complete edited draft: a field that is left out becomes empty.' })
export class UpdateCampaignInput extends CampaignContentInput {
  @Field(() => String, { description: 'For staff, 1 to 120 characters; recipients do not see it.' })
  name!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
