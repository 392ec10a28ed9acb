import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import {
  suppressionReasons,
  type SuppressionReason,
} from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { Field, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../platform/db/base.entity.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const SuppressionReasonEnum = graphqlEnum(
  'SuppressionReason',
  'Why an address is on the suppression list and gets no campaigns.',
  suppressionReasons,
  {
    unsubscribed: 'Its owner used the unsubscribe link in a mail.',
    bounced: 'A mail server reported that it accepts no mail.',
    manual: 'An admin entered it.',
  },
);

/** An address that gets no campaigns. Other mails are not affected. */
@ObjectType({
  simpleResolvers: true,
  description: 'An address that gets no campaigns; mails about bookings and accounts still reach it.',
})
@Entity({ tableName: 'mail_suppressions' })
@Index({
  name: 'mail_suppressions_newest_index',
  expression: 'create index mail_suppressions_newest_index on mail_suppressions (created_at desc, id desc)',
})
export class Suppression extends BaseEntity {
  @Field(() => String, {
    description: 'As it was written when it was added to the list; letter case is ignored.',
  })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', unique: 'mail_suppressions_email_unique' })
  emailFolded!: string;

  @Field(() => SuppressionReasonEnum, { description: 'Why the address is on the list.' })
  @Enum({ items: () => [...suppressionReasons], type: 'string', columnType: 'text' })
  reason!: SuppressionReason;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server reported. Null unless the address bounced.',
  })
  @Property({ type: 'text', nullable: true })
  detail!: string | null;

  /** The campaign that led to the entry. */
  @Property({ type: 'uuid', nullable: true })
  campaignId!: string | null;
}
