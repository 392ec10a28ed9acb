import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When the next campaign mails may leave: one row, shared by all campaigns and all servers. */
@Entity({ tableName: 'campaign_pace' })
export class CampaignPace {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  @Property({ type: 'timestamptz', length: 3 })
  freeAt!: Date;
}
