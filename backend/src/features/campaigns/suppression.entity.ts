import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { suppressionReasons, type SuppressionReason } from '@hearthline/rules/campaigns.ts';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';

export const SuppressionReasonEnum = Object.fromEntries(suppressionReasons.map((reason) => [reason, reason]));
registerEnumType(SuppressionReasonEnum, { name: 'SuppressionReason', description: '`bounced`: a mail server said that the address takes no mail. `manual`: an admin entered it.' });

/** An address that gets no campaigns. Other mails are not affected. */
@ObjectType({ simpleResolvers: true, description: 'An address that gets no campaigns; mails about bookings and accounts still reach it.' })
@Entity({ tableName: 'mail_suppressions' })
@Index({ name: 'mail_suppressions_newest_index', expression: 'create index mail_suppressions_newest_index on mail_suppressions (created_at desc, id desc)' })
export class Suppression extends BaseEntity {
  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', unique: 'mail_suppressions_email_unique' })
  emailFolded!: string;

  @Field(() => SuppressionReasonEnum)
  @Enum({ items: () => [...suppressionReasons], type: 'string', columnType: 'text' })
  reason!: SuppressionReason;

  @Field(() => String, { nullable: true, description: 'What the mail server said.' })
  @Property({ type: 'text', nullable: true })
  detail!: string | null;

  /** The campaign by which it came here. */
  @Property({ type: 'uuid', nullable: true })
  campaignId!: string | null;
}
