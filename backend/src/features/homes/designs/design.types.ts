import { RoofProfileScalar } from '../../people/leads/roof-profile.api.ts';
import type { ModelType } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { DesignLoanType, DesignSiteType, designText, SidingScalar } from './design-parts.types.ts';

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
    description: 'The middle of its price then. Null without one.',
  })
  aboutCents!: number | null;
}

@ObjectType('Design', { simpleResolvers: true, description: 'A home as a buyer wants it.' })
export class DesignType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, {
    description: 'Twelve characters, which show the design to whoever knows them; shown as `7KQ2-M9XD-4TRW`.',
  })
  code!: string;

  @Field(() => Int, { description: 'Counts its changes, from 1.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What the buyer calls it. Null if not named, and for whoever may not change it.',
  })
  name!: string | null;

  @Field(() => RoofProfileScalar, { nullable: true, description: designText.roof })
  roof!: RoofProfile | null;

  @Field(() => SidingScalar, { nullable: true, description: designText.siding })
  siding!: Siding | null;

  @MaxItems(60)
  @Field(() => [String], { description: designText.options })
  options!: string[];

  @Field(() => DesignSiteType, { nullable: true, description: 'Where it will stand. Null if not said.' })
  site!: DesignSiteType | null;

  @Field(() => DesignLoanType, { nullable: true, description: 'How it is paid. Null if not said.' })
  loan!: DesignLoanType | null;

  @MaxItems(2)
  @Field(() => [String], {
    description: `${designText.claims} None for whoever may not change the design.`,
  })
  claims!: string[];

  @Field(() => Boolean, {
    description: 'Whether its code shows it. If not, only those who may change it see it.',
  })
  shared!: boolean;

  @Field(() => Boolean, { description: 'Whether an account owns it. Its key alone does not change it then.' })
  claimed!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may change it: by the key sent along, or by their account.',
  })
  viewerCanEdit!: boolean;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The middle of its price when it was last changed; for whoever may not change it, today’s without county and claims. Null without a home or a price.',
  })
  aboutCents!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Since when this version is part of a contract. A change of the design makes another version, and the contract keeps this one. Null for a version without a contract.',
  })
  frozenAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

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
