import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText, idOf } from '../../../platform/api-docs/field-descriptions.ts';
import { FactoryHome } from './factory-home.entity.ts';
import {
  HandOverHomeInput,
  HoldHomeInput,
  MoveHomeInput,
  PlanHomeInput,
  RescheduleHomeInput,
  ShiftHomeInput,
} from './factory.inputs.ts';
import { planHome, removeHome, rescheduleHome, shiftHome } from './factory-line.service.ts';
import {
  listCandidates,
  listHandedOver,
  listHomeEvents,
  readHome,
  readBoard,
  type FactoryBoard,
  type HomeRow,
} from './factory.queries.ts';
import { handOverHome, holdHome, moveHome, releaseHome } from './factory-move.service.ts';
import { FactoryBoardType, FactoryCandidate, FactoryEventPage, FactoryHomePage } from './factory.types.ts';

@Resolver()
export class FactoryResolver {
  @Allow('factory:read')
  @Query(() => FactoryBoardType, {
    description:
      'Every home in production, by station, and the line of homes that start next. Of its project, a home shows only the name and size.',
  })
  factoryBoard(@Ctx() context: Context): Promise<FactoryBoard> {
    return readBoard(context);
  }

  @Allow('factory:read')
  @Query(() => FactoryHomePage, {
    description: 'Homes that have left the factory, latest first, 20 per page.',
  })
  handedOverHomes(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page: number | null,
  ): ReturnType<typeof listHandedOver> {
    return listHandedOver(context, { page });
  }

  @Allow('factory:read')
  @Query(() => FactoryEventPage, {
    description: 'What happened to a home in the factory, latest first, 20 per page.',
  })
  factoryHomeEvents(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page: number | null,
  ): ReturnType<typeof listHomeEvents> {
    return listHomeEvents(context, id, { page });
  }

  @Allow('factory:read')
  @Query(() => FactoryHome, { description: 'A home in the factory, or one that has left it.' })
  factoryHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
  ): Promise<HomeRow> {
    return readHome(context, id);
  }

  @Allow('factory:plan')
  @Query(() => [FactoryCandidate], {
    description: 'Up to 20 projects whose home can be put in line, found by part of their name.',
  })
  factoryCandidates(
    @Ctx() context: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Part of the name of a project, at most 100 characters. If omitted, the first 20 projects are returned.',
    })
    search: string | null,
  ): ReturnType<typeof listCandidates> {
    return listCandidates(context, { search });
  }

  @Allow('factory:plan')
  @Mutation(() => FactoryHome, { description: 'Puts a project’s home in line.' })
  planHome(
    @Ctx() context: Context,
    @Arg('input', () => PlanHomeInput) input: PlanHomeInput,
  ): Promise<HomeRow> {
    return planHome(context, input);
  }

  @Allow('factory:plan')
  @Mutation(() => FactoryHome, { description: 'Changes the start day of a home in line.' })
  rescheduleHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the line') }) id: string,
    @Arg('input', () => RescheduleHomeInput) input: RescheduleHomeInput,
  ): Promise<HomeRow> {
    return rescheduleHome(context, id, input);
  }

  @Allow('factory:plan')
  @Mutation(() => FactoryHome, {
    description: 'Swaps a home’s place in line and its start day with the home before or after it.',
  })
  shiftHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the line') }) id: string,
    @Arg('input', () => ShiftHomeInput) input: ShiftHomeInput,
  ): Promise<HomeRow> {
    return shiftHome(context, id, input);
  }

  @Allow('factory:plan')
  @Mutation(() => Boolean, { description: 'Takes a home out of line. Always returns true.' })
  removeHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the line') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<boolean> {
    return removeHome(context, id, { version });
  }

  @Allow('factory:move')
  @Mutation(() => FactoryHome, {
    description:
      'Moves a home from the line to the first station, to the next station or, with a reason, back to an earlier one. Refused if the station has no free slot.',
  })
  moveHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
    @Arg('input', () => MoveHomeInput) input: MoveHomeInput,
  ): Promise<HomeRow> {
    return moveHome(context, id, input);
  }

  @Allow('factory:move')
  @Mutation(() => FactoryHome, {
    description: 'Puts a home on hold where it is: it cannot be moved until it is released.',
  })
  holdHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
    @Arg('input', () => HoldHomeInput) input: HoldHomeInput,
  ): Promise<HomeRow> {
    return holdHome(context, id, input);
  }

  @Allow('factory:move')
  @Mutation(() => FactoryHome, { description: 'Releases a home from hold.' })
  releaseHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
    @Arg('version', () => Int, { description: fieldText.readVersion }) version: number,
  ): Promise<HomeRow> {
    return releaseHome(context, id, { version });
  }

  @Allow('factory:hand-over')
  @Mutation(() => FactoryHome, {
    description:
      'Hands a home at the last station over to the carrier that drives it to the site, and brings its project to the delivery stage.',
  })
  handOverHome(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: idOf('a home in the factory') }) id: string,
    @Arg('input', () => HandOverHomeInput) input: HandOverHomeInput,
  ): Promise<HomeRow> {
    return handOverHome(context, id, input);
  }
}
