import { recipientFilters } from '@hearthline/rules/campaigns.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaginationType } from '../../platform/paging.ts';
import { Campaign } from './campaign.entity.ts';
import { CampaignRecipient } from './campaign-recipient.entity.ts';
import { Suppression } from './suppression.entity.ts';

export const RecipientFilterEnum = Object.fromEntries(recipientFilters.map((filter) => [filter, filter]));
registerEnumType(RecipientFilterEnum, { name: 'RecipientFilter', description: 'A state, or those who unsubscribed by the campaign.' });

@ObjectType({ simpleResolvers: true, description: 'One page of campaigns, newest first.' })
export class CampaignPage {
  @Field(() => [Campaign])
  campaigns!: Campaign[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A recipient, with the name that the contact has now.' })
export class CampaignRecipientRow extends CampaignRecipient {
  @Field(() => String, { nullable: true, description: 'Null when the contact was deleted.' })
  name!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of recipients.' })
export class CampaignRecipientPage {
  @Field(() => [CampaignRecipientRow])
  recipients!: CampaignRecipientRow[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the suppression list, newest first.' })
export class SuppressionPage {
  @Field(() => [Suppression])
  suppressions!: Suppression[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType({ simpleResolvers: true, description: 'A contact of an audience.' })
export class AudienceContact {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  email!: string;
}

@ObjectType('CampaignAudience', { simpleResolvers: true, description: 'Whom a campaign would reach right now.' })
export class CampaignAudienceType {
  @Field(() => Int, { description: 'Contacts that fit. Several with one address get one mail.' })
  contacts!: number;

  @Field(() => Int, { description: 'Of these, on the suppression list: they get no mail.' })
  suppressed!: number;

  @Field(() => [AudienceContact], { description: 'The newest few.' })
  sample!: AudienceContact[];
}

@ObjectType('CampaignPreview', { simpleResolvers: true, description: 'A mail exactly as it will be sent.' })
export class CampaignPreviewType {
  @Field(() => String)
  subject!: string;

  @Field(() => String)
  html!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'Whom it speaks to: the newest contact of the audience.' })
  addressee!: string;
}

@ObjectType('CampaignOptions', { simpleResolvers: true, description: 'What the editor of campaigns offers.' })
export class CampaignOptionsType {
  @Field(() => [String])
  sources!: string[];

  @Field(() => [String])
  tags!: string[];

  @Field(() => String, { description: 'Of the business: times are on its clock.' })
  timeZone!: string;

  @Field(() => GraphQLLocalDate, { description: 'The business’s today.' })
  today!: string;

  @Field(() => Int, { description: 'Mails a minute.' })
  pace!: number;

  @Field(() => Boolean, { description: 'Whether mails are sent; in development mode they are kept in the outbox.' })
  sends!: boolean;
}

@ObjectType('MailSubscription', { simpleResolvers: true, description: 'What the unsubscribe link of a mail is about.' })
export class SubscriptionType {
  @Field(() => String, { nullable: true, description: 'Null on the link of a test mail.' })
  email!: string | null;

  @Field(() => Boolean)
  subscribed!: boolean;
}
