import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When the next mails of campaigns may leave: one row, for all campaigns and all servers together. */
@Entity({ tableName: 'campaign_pace' })
export class CampaignPace {
  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  @Property({ type: 'timestamptz', length: 3 })
  freeAt!: Date;
}
