import type { Audience } from '@hearthline/rules/people/campaigns/campaign-rules.ts';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { Row } from '../../../platform/db/query-builder.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { Columns, withColumns, type ColumnsOf } from '../../../platform/records/record-columns.ts';
import { Answered } from '../../../platform/records/record-types.ts';
import { campaignFields } from './campaign.fields.ts';

/**
 * One mail to many contacts. Its counters are updated together with its recipients, so that a million of them need no counting. What only
 * serves to send it stands here, all else in the list of fields.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'One mail to many contacts, personalized for each of them.',
})
@Answered(campaignFields)
@Entity({ tableName: 'campaigns' })
@Columns(campaignFields)
@Index({
  name: 'campaigns_newest_index',
  expression: 'create index campaigns_newest_index on campaigns (created_at desc, id desc)',
})
@Index({
  name: 'campaigns_busy_index',
  expression:
    "create index campaigns_busy_index on campaigns (state) where state in ('scheduled', 'sending')",
})
export class Campaign extends withColumns<
  VersionedEntity & ColumnsOf<Row<'campaigns'>, typeof campaignFields>
>(VersionedEntity) {
  @Property({ type: 'jsonb' })
  audience!: Audience;

  waiting?: number;

  /** The last contact examined while the recipients are being gathered. */
  @Property({ type: 'uuid', nullable: true })
  gatheredTo!: string | null;

  /** Only the job that holds the baton sends; it is passed on from job to job, so that no two send at once. */
  @Property({ type: 'uuid', nullable: true })
  baton!: string | null;

  /** When the baton was last used; an old one was dropped by a crash. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  batonAt!: Date | null;
}
