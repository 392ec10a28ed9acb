import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { FigureHistoryPage, FigureUnitEnum, RecordedFigureType } from './figure.types.ts';
import { figureHistory, listFigures, readBoard, recordFigure } from './figure.service.ts';

@InputType({ description: 'A new value of a recorded figure.' })
export class RecordFigureInput {
  @Field(() => String, {
    description:
      'A number of up to twelve digits and four decimals, or a letter for a grade. A leading `$`, a trailing `%` and thousands separators are removed.',
  })
  value!: string;

  @Field(() => FigureUnitEnum, { description: 'The unit of `value`; it may differ from the previous one.' })
  unit!: string;

  @Field(() => GraphQLLocalDate, {
    description: 'The day the value is for: from the year 2000 until today in the business time zone.',
  })
  asOf!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the value comes from, at most 500 characters; shown to admins.',
  })
  note?: string | null;

  @Field(() => Int, {
    description:
      'The `version` that was read; 0 for a figure that has never been recorded. If there is a newer one, the request is refused with `CONFLICT`.',
  })
  version!: number;
}

@Resolver()
export class FigureResolver {
  @Allow('figure:list')
  @Query(() => [RecordedFigureType], { description: 'Every recorded figure, board by board.' })
  figures(@Ctx() context: Context): Promise<RecordedFigureType[]> {
    return listFigures(context);
  }

  @Allow('hub:read')
  @Query(() => [RecordedFigureType], { description: 'The recorded figures of the CRM hub.' })
  hubFigures(@Ctx() context: Context): Promise<RecordedFigureType[]> {
    return readBoard(context, 'hub');
  }

  @Allow('operations:read')
  @Query(() => [RecordedFigureType], { description: 'The recorded figures of Development Operations.' })
  operationsFigures(@Ctx() context: Context): Promise<RecordedFigureType[]> {
    return readBoard(context, 'operations');
  }

  @Allow('agent-figure:list')
  @Query(() => [RecordedFigureType], { description: 'The recorded figures of the Agent Developers Portal.' })
  agentFigures(@Ctx() context: Context): Promise<RecordedFigureType[]> {
    return readBoard(context, 'agents');
  }

  @Allow('portfolio:read')
  @Query(() => [RecordedFigureType], { description: 'The recorded figures of the Investor Portal.' })
  portfolioFigures(@Ctx() context: Context): Promise<RecordedFigureType[]> {
    return readBoard(context, 'investors');
  }

  @Allow('figure:list')
  @Query(() => FigureHistoryPage, {
    description: 'The history of a figure, latest first; 20 entries per page.',
  })
  figureHistory(
    @Ctx() context: Context,
    @Arg('key', () => ID, { description: 'The `key` of a figure; any other is refused with `BAD_INPUT`.' })
    key: string,
    @Arg('page', () => Int, { nullable: true, description: fieldText.page }) page?: number,
  ): ReturnType<typeof figureHistory> {
    return figureHistory(context, { key, page });
  }

  @Allow('figure:update')
  @Mutation(() => RecordedFigureType, {
    description: 'Records a new value of a figure; earlier values stay in its history.',
  })
  recordFigure(
    @Ctx() context: Context,
    @Arg('key', () => ID, { description: 'The `key` of a figure; any other is refused with `NOT_FOUND`.' })
    key: string,
    @Arg('input', () => RecordFigureInput) input: RecordFigureInput,
  ): Promise<RecordedFigureType> {
    return recordFigure(context, key, input);
  }
}
