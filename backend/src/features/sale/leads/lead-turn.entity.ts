import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/accounts/user.entity.ts';

/** When a member of staff last got a lead by routing: of those who are available it is the turn of who got one the longest ago. */
@Entity({ tableName: 'lead_turns' })
export class LeadTurn {
  @OneToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  /** By the database's clock, to the microsecond: leads of a team are given away one after the other. */
  @Property({ type: 'timestamptz', length: 6 })
  takenAt!: Date;
}
