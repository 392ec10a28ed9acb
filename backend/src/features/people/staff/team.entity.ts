import { Entity, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { User } from '../accounts/user.entity.ts';

/** Members of staff who work together. Its leader reads and changes what is any member's own. */
@Entity({ tableName: 'teams' })
export class TeamRow extends VersionedEntity {
  @Property({ type: 'text' })
  name!: string;

  @Index({ name: 'teams_leader_index' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  leader!: User | null;
}

/** Whoever is in a team; a person is in one at most. */
@Entity({ tableName: 'team_members' })
export class TeamMember {
  @OneToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: User;

  @Index({ name: 'team_members_team_index' })
  @ManyToOne(() => TeamRow, { deleteRule: 'cascade' })
  team!: TeamRow;
}

/** How the ZIP codes begin whose leads are a team's own; a beginning belongs to one team. */
@Entity({ tableName: 'team_zips' })
export class TeamZip {
  /** Three to five digits; `*` for every other ZIP code and for none. */
  @PrimaryKey({ type: 'text' })
  zip!: string;

  @Index({ name: 'team_zips_team_index' })
  @ManyToOne(() => TeamRow, { deleteRule: 'cascade' })
  team!: TeamRow;
}
