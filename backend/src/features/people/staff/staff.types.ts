import { maxMembers, maxZips } from '@hearthline/rules/people/teams.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import { ownedKinds } from '@hearthline/rules/people/owners.ts';
import { scopes, type Role, type Scope } from '@hearthline/rules/permissions.ts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RoleEnum } from '../../../platform/access/access-directives.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

export const ScopeEnum = graphqlEnum('Scope', 'How far an action reaches.', scopes, {
  own: 'What is one’s own: by its owner, or by an open task; for a leader of a team, what is own to any member.',
  all: 'Everything.',
});

export const OwnedKindEnum = graphqlEnum('OwnedKind', 'What has an owner.', ownedKinds, {
  contact: 'A person or company of the list of contacts.',
  deal: 'A sale that may come about, from the first talk to the agreement.',
  project: 'A project; its owner is its manager.',
  task: 'A task or a conversation; its owner is who does it.',
} satisfies Record<OwnedKind, string>);

@ObjectType('StaffPerson', { simpleResolvers: true, description: 'Somebody who works here.' })
export class StaffPersonType {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name of the account.' })
  name!: string;

  @Field(() => RoleEnum, { description: 'The role of the account.' })
  role!: Role;

  @Field(() => ID, { nullable: true, description: 'The team they are in. Null if they are in none.' })
  teamId!: string | null;

  @Field(() => Boolean, { description: 'Whether they lead their team.' })
  isLeader!: boolean;

  @Field(() => Boolean, { description: 'Whether new leads may become theirs; `setTakesLeads` changes it.' })
  takesLeads!: boolean;
}

@ObjectType('Team', { simpleResolvers: true, description: 'Members of staff who work together.' })
export class TeamType {
  @Field(() => ID, { description: 'The id of the team.' })
  id!: string;

  @Field(() => String, { description: '1 to 80 characters.' })
  name!: string;

  @Field(() => StaffPersonType, {
    nullable: true,
    description: 'Reads and changes what is any member’s own. Null if nobody leads the team.',
  })
  leader!: StaffPersonType | null;

  // A person is in one team at most, so that all teams together have no more members than there are staff.
  @MaxItems(5)
  @Field(() => [StaffPersonType], { description: 'The active members, by name.' })
  members!: StaffPersonType[];

  @MaxItems(maxZips)
  @Field(() => [String], {
    description:
      'How the ZIP codes begin whose leads are the team’s: 3 to 5 digits, of which the longest counts, or `*` for every other ZIP code and for none.',
  })
  zips!: string[];

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@InputType({ description: 'A team. What is left out of a change stays.' })
export class TeamInput {
  @Field(() => String, { nullable: true, description: '1 to 80 characters; required for a new team.' })
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'A member of the team. Null for nobody.' })
  leaderId?: string | null;

  @MaxItems(maxMembers)
  @Field(() => [ID], {
    nullable: true,
    description: 'Active members of staff. `CONFLICT` if one is in another team.',
  })
  memberIds?: string[] | null;

  @MaxItems(maxZips)
  @Field(() => [String], {
    nullable: true,
    description: 'Beginnings of ZIP codes, 3 to 5 digits each, or `*`. `CONFLICT` if another team has one.',
  })
  zips?: string[] | null;
}

@ObjectType('AccessRow', {
  simpleResolvers: true,
  description: 'What a role of staff may do, and where it is done.',
})
export class AccessRowType {
  @Field(() => String, { description: 'The action, as in `contact:update`.' })
  action!: string;

  @Field(() => RoleEnum, { description: 'The role that may do it.' })
  role!: Role;

  @Field(() => ScopeEnum, { description: 'How far it reaches.' })
  scope!: Scope;

  @MaxItems(100)
  @Field(() => [String], {
    description: 'The fields and routes that do it, as in `Query.deals` and `GET /api/deals`.',
  })
  doors!: string[];
}
