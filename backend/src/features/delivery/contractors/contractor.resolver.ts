import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import {
  ContractorsArgs,
  CrewArgs,
  CrewMemberInput,
  MaterialInput,
  MaterialsArgs,
  UpdateCrewMemberInput,
  UpdateMaterialInput,
} from './contractor.inputs.ts';
import {
  ContractorPage,
  ContractorSummaryType,
  ContractorType,
  CrewPage,
  MaterialPage,
} from './contractor.types.ts';
import {
  listContractors,
  readContractor,
  readSummary,
  type ContractorRow,
  type ContractorSummary,
} from './contractor.service.ts';
import { CrewMember } from './crew-member.entity.ts';
import { addCrewMember, listCrew, removeCrewMember, updateCrewMember, type CrewRow } from './crew.service.ts';
import { Material } from './material.entity.ts';
import {
  addMaterial,
  listMaterials,
  removeMaterial,
  updateMaterial,
  type MaterialRow,
} from './material.service.ts';

@Resolver()
export class ContractorResolver {
  @Allow('contractor:summary')
  @Query(() => ContractorSummaryType, { description: 'The viewer’s own figures for the Contractors Portal.' })
  contractorSummary(@Ctx() context: Context): Promise<ContractorSummary> {
    return readSummary(context);
  }

  @Allow('contractor:list')
  @Query(() => ContractorPage, {
    description: 'Contractors with their current figures, by name, 25 per page.',
  })
  contractors(
    @Ctx() context: Context,
    @Args(() => ContractorsArgs) args: ContractorsArgs,
  ): ReturnType<typeof listContractors> {
    return listContractors(context, args);
  }

  @Allow('contractor:list')
  @Query(() => ContractorType, { description: 'One contractor with their current figures.' })
  contractor(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('an account with the role contractor') }) id: string,
  ): Promise<ContractorRow> {
    return readContractor(context, id);
  }

  @Allow('crew:list')
  @Query(() => CrewPage, {
    description: 'Crew members by name, 50 per page: a contractor’s own, or everyone’s for staff.',
  })
  crewMembers(@Ctx() context: Context, @Args(() => CrewArgs) args: CrewArgs): ReturnType<typeof listCrew> {
    return listCrew(context, args);
  }

  @Allow('crew:update')
  @Mutation(() => CrewMember, { description: 'Adds a member to the viewer’s own crew.' })
  addCrewMember(
    @Ctx() context: Context,
    @Arg('input', () => CrewMemberInput) input: CrewMemberInput,
  ): Promise<CrewRow> {
    return addCrewMember(context, input);
  }

  @Allow('crew:update')
  @Mutation(() => CrewMember, { description: 'Changes a member of the viewer’s own crew.' })
  updateCrewMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a member of the viewer’s own crew') }) id: string,
    @Arg('input', () => UpdateCrewMemberInput) input: UpdateCrewMemberInput,
  ): Promise<CrewRow> {
    return updateCrewMember(context, id, input);
  }

  @Allow('crew:update')
  @Mutation(() => Boolean, {
    description: 'Removes a member from the viewer’s own crew. Always returns true.',
  })
  removeCrewMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a member of the viewer’s own crew') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeCrewMember(context, id, { version });
  }

  @Allow('material:list')
  @Query(() => MaterialPage, {
    description: 'Materials by name, 25 per page: a contractor’s own, or everyone’s for staff.',
  })
  materials(
    @Ctx() context: Context,
    @Args(() => MaterialsArgs) args: MaterialsArgs,
  ): ReturnType<typeof listMaterials> {
    return listMaterials(context, args);
  }

  @Allow('material:update')
  @Mutation(() => Material, { description: 'Adds one of the viewer’s own materials.' })
  addMaterial(
    @Ctx() context: Context,
    @Arg('input', () => MaterialInput) input: MaterialInput,
  ): Promise<MaterialRow> {
    return addMaterial(context, input);
  }

  @Allow('material:update')
  @Mutation(() => Material, {
    description:
      'Changes one of the viewer’s own materials, for example its quantity, project or next delivery.',
  })
  updateMaterial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s own materials') }) id: string,
    @Arg('input', () => UpdateMaterialInput) input: UpdateMaterialInput,
  ): Promise<MaterialRow> {
    return updateMaterial(context, id, input);
  }

  @Allow('material:update')
  @Mutation(() => Boolean, { description: 'Removes one of the viewer’s own materials. Always returns true.' })
  removeMaterial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('one of the viewer’s own materials') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeMaterial(context, id, { version });
  }
}
