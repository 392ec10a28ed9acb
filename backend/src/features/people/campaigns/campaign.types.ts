import { offeredWords } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { Campaign } from './campaign.entity.ts';
import { CampaignRecipient } from './campaign-recipient.entity.ts';
import { Suppression } from './suppression.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of campaigns, newest first.' })
export class CampaignPage {
  @Field(() => [Campaign], { description: 'At most 20.' })
  campaigns!: Campaign[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A recipient, with the current name of the contact.' })
export class CampaignRecipientRow extends CampaignRecipient {
  @Field(() => String, {
    nullable: true,
    description: 'The current name of the contact. Null if the contact was deleted.',
  })
  name!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of recipients.' })
export class CampaignRecipientPage {
  @Field(() => [CampaignRecipientRow], { description: 'At most 50.' })
  recipients!: CampaignRecipientRow[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the suppression list, newest first.' })
export class SuppressionPage {
  @Field(() => [Suppression], { description: 'At most 50.' })
  suppressions!: Suppression[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A contact of an audience.' })
export class AudienceContact {
  @Field(() => ID, { description: 'The id of the contact.' })
  id!: string;

  @Field(() => String, { description: 'The value of the merge field `{{firstName}}`.' })
  firstName!: string;

  @Field(() => String, { description: 'The value of the merge field `{{lastName}}`.' })
  lastName!: string;

  @Field(() => String, { description: 'The address that the mail would be sent to.' })
  email!: string;
}

@ObjectType('CampaignAudience', {
  simpleResolvers: true,
  description: 'The contacts that a campaign would reach right now.',
})
export class CampaignAudienceType {
  @Field(() => Int, {
    description: 'The number of contacts that match. Contacts that share an address get one mail.',
  })
  contacts!: number;

  @Field(() => Int, {
    description:
      'How many of them get no mail, because their address is on the suppression list or belongs to a contact who does not want campaigns.',
  })
  suppressed!: number;

  @Field(() => [AudienceContact], {
    description: 'The five newest contacts that match and have not said no.',
  })
  sample!: AudienceContact[];
}

@ObjectType('CampaignPreview', { simpleResolvers: true, description: 'A mail exactly as it will be sent.' })
export class CampaignPreviewType {
  @Field(() => String, { description: 'The subject, with the merge fields filled in.' })
  subject!: string;

  @Field(() => String, {
    description: 'The mail as a complete HTML page, with the mail layout around the content.',
  })
  html!: string;

  @Field(() => String, { description: 'The mail as plain text, for programs that show no HTML.' })
  text!: string;

  @Field(() => String, {
    description:
      'The name and address of the person the mail is written to: the newest contact of the audience, or a made-up example if no contact matches.',
  })
  addressee!: string;
}

@ObjectType('CampaignOptions', {
  simpleResolvers: true,
  description: 'The choices that the campaign editor offers.',
})
export class CampaignOptionsType {
  @Field(() => [String], {
    description: `The sources that contacts come from, for \`audience\`; at most ${offeredWords.sources}.`,
  })
  sources!: string[];

  @Field(() => [String], { description: `The tags in use, for \`audience\`; at most ${offeredWords.tags}.` })
  tags!: string[];

  @Field(() => String, { description: fieldText.timeZone })
  timeZone!: string;

  @Field(() => GraphQLLocalDate, { description: fieldText.today })
  today!: string;

  @Field(() => Int, { description: 'Campaign mails per minute, over all servers together.' })
  pace!: number;

  @Field(() => Boolean, {
    description: 'Whether mails are sent; in development mode they are kept in the outbox.',
  })
  sends!: boolean;
}

@ObjectType('MailSubscription', {
  simpleResolvers: true,
  description: 'The subscription that the unsubscribe link of a mail belongs to.',
})
export class SubscriptionType {
  @Field(() => String, {
    nullable: true,
    description: 'The address that the link belongs to. Null for the link of a test mail.',
  })
  email!: string | null;

  @Field(() => Boolean, { description: 'Whether the address gets campaigns now.' })
  subscribed!: boolean;
}
