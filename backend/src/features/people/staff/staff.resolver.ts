import { maxTeams } from '@hearthline/rules/people/teams.ts';
import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { accessTable } from './access-table.ts';
import { maxStaff, type StaffRow } from './staff.queries.ts';
import { AccessRowType, OwnedKindEnum, StaffPersonType, TeamInput, TeamType } from './staff.types.ts';
import { listStaff, listTeams, removeTeam, saveTeam, setTakesLeads, type TeamView } from './team.service.ts';

@Resolver()
export class StaffResolver {
  @Allow('staff:list')
  @MaxItems(maxStaff)
  @Query(() => [StaffPersonType], {
    description: 'Everybody who works here and whose account is active, by name.',
  })
  staff(
    @Ctx() context: Context,
    @Arg('may', () => OwnedKindEnum, {
      nullable: true,
      description: 'Only those who may own this: the one list of forms, filters and imports.',
    })
    may?: OwnedKind | null,
  ): Promise<StaffRow[]> {
    return listStaff(context, may);
  }

  @Allow('staff:list')
  @MaxItems(maxTeams)
  @Query(() => [TeamType], { description: 'All teams, by name.' })
  teams(@Ctx() context: Context): Promise<TeamView[]> {
    return listTeams(context);
  }

  @Allow('staff:list')
  @MaxItems(1000)
  @Query(() => [AccessRowType], {
    description:
      'What each role of staff may do, how far it reaches, and which fields and routes do it. What no row names and is not public is refused.',
  })
  accessTable(@Info() { schema }: GraphQLResolveInfo): AccessRowType[] {
    return accessTable(schema);
  }

  @Allow('team:update')
  @Mutation(() => TeamType, { description: 'Makes a team, or changes one.' })
  saveTeam(
    @Ctx() context: Context,
    @Arg('input', () => TeamInput) input: TeamInput,
    @Arg('id', () => ID, { nullable: true, description: `${idOf('a team')} If left out, a team is made.` })
    id?: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: `${fieldText.readVersion} Required for a change.`,
    })
    version?: number | null,
  ): Promise<TeamView> {
    return saveTeam(context, id ?? null, version ?? null, input);
  }

  @Allow('team:update')
  @Mutation(() => ID, { description: 'Removes a team and returns its id; its members are in no team.' })
  removeTeam(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a team') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<string> {
    return removeTeam(context, id, version);
  }

  @Allow('staff:list')
  @Mutation(() => StaffPersonType, {
    description:
      'Sets whether new leads may become somebody’s: one’s own, a member’s of the team that one leads, or, for an admin, anybody’s.',
  })
  setTakesLeads(
    @Ctx() context: Context,
    @Arg('personId', () => ID, { description: idOf('an account of staff') }) personId: string,
    @Arg('takesLeads', () => Boolean, { description: 'Whether they take leads.' }) takesLeads: boolean,
  ): Promise<StaffRow> {
    return setTakesLeads(context, personId, takesLeads);
  }
}
