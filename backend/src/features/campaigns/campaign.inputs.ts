import type { Audience } from '@hearthline/rules/campaigns.ts';
import { Field, ID, InputType, Int } from 'type-graphql';
import { ContactStatusEnum } from '../contacts/contact.entity.ts';

@InputType({ description: 'Which contacts get a campaign: all filters together, an empty one means "any".' })
export class AudienceInput {
  @Field(() => [ContactStatusEnum], { nullable: true })
  statuses?: Audience['statuses'] | null;

  @Field(() => [String], { nullable: true, description: 'Exactly as they stand in the contacts.' })
  sources?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Contacts with at least one of them.' })
  tags?: string[] | null;

  @Field(() => String, { nullable: true, description: 'First day on which the contact was stored (`2027-03-01`), of the business.' })
  createdFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Last such day.' })
  createdTo?: string | null;
}

@InputType({ description: 'What is written, and for whom.' })
export class CampaignContentInput {
  @Field(() => String, { description: 'May hold merge fields, as in `{{firstName|there}}`; empty in a draft.' })
  subject!: string;

  @Field(() => String, { description: 'Markdown with merge fields; HTML is shown as text.' })
  body!: string;

  @Field(() => AudienceInput, { nullable: true, description: 'Everybody when missing.' })
  audience?: AudienceInput | null;
}

@InputType({ description: 'A new draft.' })
export class CreateCampaignInput extends CampaignContentInput {
  @Field(() => String, { description: 'For the staff; recipients do not see it.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'A UUID of the form: a retry with the same one answers with the campaign that was made.' })
  requestKey?: string | null;
}

@InputType({ description: 'A changed draft.' })
export class UpdateCampaignInput extends CampaignContentInput {
  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'As it was read.' })
  version!: number;
}
