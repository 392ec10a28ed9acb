import type { Audience } from '@hearthline/rules/campaigns.ts';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fieldText } from '../../platform/field-text.ts';
import { ContactStatusEnum } from '../contacts/contact.entity.ts';

@InputType({ description: 'Which contacts get a campaign: all filters together, an empty one means "any".' })
export class AudienceInput {
  @Field(() => [ContactStatusEnum], { nullable: true, description: 'Contacts with one of them; none or an empty list: with any.' })
  statuses?: Audience['statuses'] | null;

  @Field(() => [String], { nullable: true, description: 'Contacts that came from one of at most 20, exactly as they stand in the contacts; none: from anywhere.' })
  sources?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Contacts with at least one of at most 20; none: whatever their tags.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Contacts stored on this day where the business is, or later, `yyyy-mm-dd`.' })
  createdFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Contacts stored on this day where the business is, or earlier, `yyyy-mm-dd`.' })
  createdTo?: string | null;
}

@InputType({ description: 'What is written, and for whom.' })
export class CampaignContentInput {
  @Field(() => String, { description: 'May hold merge fields, as in `{{firstName|there}}`; at most 200 characters. Empty only in a draft.' })
  subject!: string;

  @Field(() => String, { description: 'Markdown with merge fields, at most 20,000 characters; HTML is shown as text. Empty only in a draft.' })
  body!: string;

  @Field(() => AudienceInput, { nullable: true, description: 'Everybody when missing.' })
  audience?: AudienceInput | null;
}

@InputType({ description: 'A new campaign; nobody is written to before it is sent or scheduled.' })
export class CreateCampaignInput extends CampaignContentInput {
  @Field(() => String, { description: 'For staff, 1 to 120 characters; recipients do not see it.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'A UUID of the form: a retry with the same one answers with the campaign that was made.' })
  requestKey?: string | null;
}

@InputType({ description: 'The whole draft as it is to be: what is left out becomes empty.' })
export class UpdateCampaignInput extends CampaignContentInput {
  @Field(() => String, { description: 'For staff, 1 to 120 characters; recipients do not see it.' })
  name!: string;

  @Field(() => Int, { description: fieldText.readVersion })
  version!: number;
}
