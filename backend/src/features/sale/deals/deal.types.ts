import type { DealEventKind } from '@hearthline/rules/sale/deals/deal-events.ts';
import { columnSize, dealsPageSize } from '@hearthline/rules/sale/deals/deal-lists.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import { DealEventKindEnum, DealStageEnum } from './deal-enums.types.ts';
import { dealFields } from './deal.fields.ts';
import type { DealView } from './deal-view.ts';

export const DealType = objectType(
  'Deal',
  'The way of one buyer to one home, from the first talk to the signed agreement.',
  dealFields,
);

@ObjectType('DealEvent', { simpleResolvers: true, description: 'One thing that happened with a deal.' })
export class DealEventType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => DealEventKindEnum, { description: 'What happened.' })
  kind!: DealEventKind;

  @Field(() => DealStageEnum, { nullable: true, description: 'The stage before. Null unless it moved.' })
  fromStage!: DealStage | null;

  @Field(() => DealStageEnum, {
    nullable: true,
    description: 'The stage after. Null unless it began or moved.',
  })
  toStage!: DealStage | null;

  @Field(() => String, {
    nullable: true,
    description: 'What changed, or why. Null if there is no more to say.',
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it. Null for what came about by itself, or if the account was deleted.',
  })
  actorName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of deals, with the sums of all pages.' })
export class DealPage {
  @MaxItems(dealsPageSize)
  @Field(() => [DealType], { description: 'At most 50, in the order asked for.' })
  deals!: DealView[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;

  @Field(() => GraphQLCents, { description: 'What the deals of all pages are worth, in whole cents.' })
  valueCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of the weighted values of all pages.' })
  weightedCents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The deals of one stage.' })
export class DealColumn {
  @Field(() => DealStageEnum, { description: 'The stage that all of its deals are in.' })
  stage!: DealStage;

  @Field(() => Int, { description: 'How many deals are in it.' })
  count!: number;

  @Field(() => GraphQLCents, { description: 'What all of them are worth, in whole cents.' })
  valueCents!: number;

  @Field(() => GraphQLCents, { description: 'The sum of their weighted values.' })
  weightedCents!: number;

  @MaxItems(columnSize)
  @Field(() => [DealType], { description: 'At most 50 of them, the newest first.' })
  deals!: DealView[];
}
