import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { sidingQuestion, type Siding } from '@hearthline/rules/home-options.ts';
import type { Land, LoanKindKey, Sewer, Water } from '@hearthline/rules/homes/prices/conditions.ts';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { idScalar } from '../../../platform/graphql/id-scalar.ts';
import { LandEnum, LoanKindEnum, SewerEnum, WaterEnum } from '../prices/price.api.ts';

export const SidingScalar = idScalar<Siding>('Siding', 'A siding', sidingQuestion.options);

type Home = NonNullable<DesignContent['home']>;
type Site = NonNullable<DesignContent['site']>;
type Loan = NonNullable<DesignContent['loan']>;

/** Descriptions of fields that questions and answers share. */
export const designText = {
  code: 'The code of the design, in upper or lower case, with or without hyphens.',
  roof: 'The roof. Null until one is chosen.',
  siding: 'The siding. Null until one is chosen.',
} as const;

@InputType('DesignHomeInput', { description: 'The home of a design, named in one of three ways.' })
export class DesignHomeInput implements Partial<Home> {
  @Field(() => String, {
    nullable: true,
    description: 'A home of the catalog: the last part of its address.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'A generated plan, by its code.' })
  planCode?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'An edited plan: a document `hearthline.plan/1`.',
  })
  plan?: Record<string, unknown> | null;
}

/** The same fields in a question and in an answer. */
@ObjectType('DesignSite', { simpleResolvers: true, description: 'Where a home will stand.' })
@InputType('DesignSiteInput', { description: 'Where a home will stand. Fields left out stay as they are.' })
export class DesignSiteType implements Partial<Site> {
  @Field(() => LandEnum, { nullable: true, description: 'Whose land it is. Null if not said.' })
  land?: Land | null;

  @Field(() => String, {
    nullable: true,
    description: 'At most 300 characters. Null if not said, and for whoever may not change the design.',
  })
  address?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The county, which decides the sales tax, instead of the one that the ZIP code says. Null if not said, and for whoever may not change the design.',
  })
  county?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Five digits, which say county and miles; another one that is sent without them clears both. Null if not said, and for whoever may not change the design.',
  })
  zip?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Miles from the plant, 0 to 600, instead of those that the ZIP code says. Null if not said.',
  })
  miles?: number | null;

  @Field(() => SewerEnum, { nullable: true, description: 'Where the sewage goes. Null if not said.' })
  sewer?: Sewer | null;

  @Field(() => WaterEnum, { nullable: true, description: 'Where the water comes from. Null if not said.' })
  water?: Water | null;
}

const ofKind = 'Null for that of the kind of loan.';
const usual = 'Null for what is usual.';

/** The same fields in a question and in an answer. */
@ObjectType('DesignLoan', { simpleResolvers: true, description: 'How a buyer means to pay.' })
@InputType('DesignLoanInput', { description: 'How a buyer means to pay. Fields left out stay as they are.' })
export class DesignLoanType implements Partial<Loan> {
  @Field(() => LoanKindEnum, { nullable: true, description: 'The kind of loan. Null if not said.' })
  kind?: LoanKindKey | null;

  @Field(() => Float, { nullable: true, description: `The down payment in percent of the price. ${ofKind}` })
  downPercent?: number | null;

  @Field(() => Float, { nullable: true, description: `Interest in percent a year. ${ofKind}` })
  ratePercent?: number | null;

  @Field(() => Int, { nullable: true, description: `The term. ${ofKind}` })
  years?: number | null;

  @Field(() => Float, { nullable: true, description: `Property tax, percent of the price a year. ${usual}` })
  taxPercent?: number | null;

  @Field(() => GraphQLCents, { nullable: true, description: `Homeowner’s insurance of a year. ${usual}` })
  insuranceCents?: number | null;

  @Field(() => GraphQLCents, { nullable: true, description: 'Rent of the lot, a month. Null for none.' })
  rentCents?: number | null;
}
