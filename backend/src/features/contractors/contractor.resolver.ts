import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/access.ts';
import type { Context } from '../../platform/context.ts';
import { fieldText, idOf } from '../../platform/field-text.ts';
import { ContractorsArgs, CrewArgs, CrewMemberInput, MaterialInput, MaterialsArgs, UpdateCrewMemberInput, UpdateMaterialInput } from './contractor.inputs.ts';
import { ContractorPage, ContractorSummaryType, ContractorType, CrewPage, MaterialPage } from './contractor.page.ts';
import { listContractors, readContractor, readSummary, type ContractorRow, type ContractorSummary } from './contractor.service.ts';
import { CrewMember } from './crew-member.entity.ts';
import { addCrewMember, listCrew, removeCrewMember, updateCrewMember, type CrewRow } from './crew.service.ts';
import { Material } from './material.entity.ts';
import { addMaterial, listMaterials, removeMaterial, updateMaterial, type MaterialRow } from './material.service.ts';

@Resolver()
export class ContractorResolver {
  @Allow('contractor:summary')
  @Query(() => ContractorSummaryType, { description: 'The figures of the Contractors Portal, for whoever is signed in.' })
  contractorSummary(@Ctx() context: Context): Promise<ContractorSummary> {
    return readSummary(context);
  }

  @Allow('contractor:list')
  @Query(() => ContractorPage, { description: 'Contractors by name with what they have now, 25 a page.' })
  contractors(@Ctx() context: Context, @Args(() => ContractorsArgs) args: ContractorsArgs): ReturnType<typeof listContractors> {
    return listContractors(context, args);
  }

  @Allow('contractor:list')
  @Query(() => ContractorType, { description: 'One contractor with what they have now.' })
  contractor(@Ctx() context: Context, @Arg('id', () => ID, { description: idOf('an account with the role contractor') }) id: string): Promise<ContractorRow> {
    return readContractor(context, id);
  }

  @Allow('crew:list')
  @Query(() => CrewPage, { description: 'A crew by name, 50 a page: a contractor’s own, everybody’s for the admin.' })
  crewMembers(@Ctx() context: Context, @Args(() => CrewArgs) args: CrewArgs): ReturnType<typeof listCrew> {
    return listCrew(context, args);
  }

  @Allow('crew:update')
  @Mutation(() => CrewMember, { description: 'Adds somebody to the own crew.' })
  addCrewMember(@Ctx() context: Context, @Arg('input', () => CrewMemberInput) input: CrewMemberInput): Promise<CrewRow> {
    return addCrewMember(context, input);
  }

  @Allow('crew:update')
  @Mutation(() => CrewMember, { description: 'Changes somebody of the own crew.' })
  updateCrewMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('somebody of the own crew') }) id: string,
    @Arg('input', () => UpdateCrewMemberInput) input: UpdateCrewMemberInput,
  ): Promise<CrewRow> {
    return updateCrewMember(context, id, input);
  }

  @Allow('crew:update')
  @Mutation(() => Boolean, { description: 'Removes somebody from the own crew; always true.' })
  removeCrewMember(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('somebody of the own crew') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeCrewMember(context, id, { version });
  }

  @Allow('material:list')
  @Query(() => MaterialPage, { description: 'Materials by name, 25 a page: a contractor’s own, everybody’s for the admin.' })
  materials(@Ctx() context: Context, @Args(() => MaterialsArgs) args: MaterialsArgs): ReturnType<typeof listMaterials> {
    return listMaterials(context, args);
  }

  @Allow('material:update')
  @Mutation(() => Material, { description: 'Adds material of one’s own.' })
  addMaterial(@Ctx() context: Context, @Arg('input', () => MaterialInput) input: MaterialInput): Promise<MaterialRow> {
    return addMaterial(context, input);
  }

  @Allow('material:update')
  @Mutation(() => Material, { description: 'Changes material of one’s own: how many are there, for which project, when more comes.' })
  updateMaterial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('material of one’s own') }) id: string,
    @Arg('input', () => UpdateMaterialInput) input: UpdateMaterialInput,
  ): Promise<MaterialRow> {
    return updateMaterial(context, id, input);
  }

  @Allow('material:update')
  @Mutation(() => Boolean, { description: 'Removes material of one’s own; always true.' })
  removeMaterial(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('material of one’s own') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeMaterial(context, id, { version });
  }
}
