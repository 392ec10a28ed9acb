import type { Look, StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import type { ModelType } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { objectType } from '../../../platform/records/record-types.ts';
import { LookType } from '../catalog/home.api.ts';
import { designFields } from './design.fields.ts';

@ObjectType('DesignHome', { simpleResolvers: true, description: 'The home of a design.' })
export class DesignHomeType {
  @Field(() => String, {
    nullable: true,
    description: 'A home of the catalog: the last part of its address. Null for other homes.',
  })
  slug!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of a generated plan. Null for other homes.' })
  planCode!: string | null;

  @Field(() => GraphQLJSONObject, { nullable: true, description: 'An edited plan. Null for other homes.' })
  plan!: Record<string, unknown> | null;

  @Field(() => String, { description: 'What the home is called.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether it can still be had: a home of the catalog may have been withdrawn.',
  })
  offered!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Single Wide, Double Wide or Triple Wide. Null if it is no longer offered.',
  })
  modelType!: ModelType | null;

  @Field(() => String, { nullable: true, description: 'Nominal feet. Null if it is no longer offered.' })
  footprint!: string | null;

  @Field(() => Int, { nullable: true, description: 'Bedrooms. Null if it is no longer offered.' })
  bedrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'Baths of all kinds. Null if it is no longer offered.' })
  bathrooms!: number | null;

  @Field(() => Int, { nullable: true, description: 'Square feet. Null if it is no longer offered.' })
  squareFootage!: number | null;

  @Field(() => LookType, {
    nullable: true,
    description:
      'Its own look, which is meant where the design has chosen nothing. Null if it is no longer offered.',
  })
  look!: Look | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The side toward the street, `front`, `left` or `right`, by which styles fit. Null if it is no longer offered.',
  })
  street!: StreetSide | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The SHA-256 of its plan as a quote of the design has kept it, by which its files (`/api/homes/{slug}/quoted/{quotedPlan}/plan.svg`) and pictures (`/api/image/home-{slug}.webp?plan={quotedPlan}`) are asked for: the catalog may have another one by now. Null for a home that is as the catalog has it.',
  })
  quotedPlan!: string | null;
}

@ObjectType('DesignVersion', { simpleResolvers: true, description: 'A design as it was after a change.' })
export class DesignVersionType {
  @Field(() => Int, { description: 'The number of the version, from 1.' })
  version!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @MaxItems(8)
  @Field(() => [String], { description: 'What changed, in words: `Roof: Hip`. Empty for the first version.' })
  changes!: string[];

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'Its delivered total then. Null without one.',
  })
  aboutCents!: number | null;
}

export const DesignType = objectType('Design', 'A home as a buyer wants it.', designFields);
export type DesignType = InstanceType<typeof DesignType>;

@ObjectType({
  simpleResolvers: true,
  description: 'A design that was just made, with the key that changes it.',
})
export class NewDesign {
  @Field(() => DesignType, { description: 'What was made, with everything that its key shows.' })
  design!: DesignType;

  @Field(() => String, {
    description:
      'Changes the design until an account owns it, sent as `X-Design-Key`. It is answered only here.',
  })
  editKey!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of designs.' })
export class DesignPage {
  @MaxItems(50)
  @Field(() => [DesignType], { description: 'The designs of the page, the newest change first.' })
  designs!: DesignType[];

  @Field(() => PaginationType, { description: fieldText.pagination })
  pagination!: PaginationType;
}
