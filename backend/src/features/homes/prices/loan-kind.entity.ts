import { bigint } from '../../../platform/db/bigint.ts';
import { loanKindKeys, type LoanKindKey } from '@hearthline/rules/homes/prices/conditions.ts';
import { Check, Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { LoanKindEnum } from './price-parts.types.ts';

/** Of one kind, one set of terms holds on a day. */
const noOverlap = "exclude using gist (key with =, daterange(starts_on, ends_on, '[]') with &&)";

/** The usual terms of a kind of loan, and the days on which they hold. */
@ObjectType({
  simpleResolvers: true,
  description: 'The usual terms of a way to pay for a home. Estimates: the lender decides.',
})
@Entity({ tableName: 'loan_kinds' })
@Check({ name: 'loan_kinds_order', expression: 'ends_on >= starts_on' })
@Check({ name: 'loan_kinds_no_overlap', expression: noOverlap })
export class LoanKind extends VersionedEntity<'position' | 'endsOn'> {
  @Field(() => LoanKindEnum, { description: 'Which kind of loan it is.' })
  @Enum({ items: () => [...loanKindKeys], type: 'string', columnType: 'text' })
  key!: LoanKindKey;

  @Field(() => String, { description: 'What people read, as in `FHA`; at most 80 characters.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => Float, { description: 'The least down payment, in percent of the price.' })
  @Property({ type: 'double' })
  downPercent!: number;

  @Field(() => Float, { description: 'Interest, in percent a year.' })
  @Property({ type: 'double' })
  ratePercent!: number;

  @Field(() => Int, { description: 'The usual term; 0 of cash.' })
  @Property({ type: 'integer' })
  years!: number;

  @Field(() => Float, { description: 'A fee in percent of the loan that is financed along with it.' })
  @Property({ type: 'double' })
  upfrontFeePercent!: number;

  @Field(() => Float, {
    description: 'Mortgage insurance, in percent of the loan a year, taken for the whole term.',
  })
  @Property({ type: 'double' })
  annualFeePercent!: number;

  @Field(() => Float, { description: 'What the lender keeps at the beginning, in percent of the loan.' })
  @Property({ type: 'double' })
  originationPercent!: number;

  @Field(() => GraphQLCents, { description: 'Other finance charges that are paid at the beginning.' })
  @Property({ type: bigint })
  prepaidCents!: number;

  /** The place among the kinds. */
  @Property({ type: 'integer', default: 0 })
  position!: number;

  @Field(() => GraphQLLocalDate, {
    description: 'The first day on which these terms hold, in the business’s time zone.',
  })
  @Property({ type: 'string', columnType: 'date' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day on which these terms hold. Null until further notice.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  endsOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the terms come from. Null if it is not recorded.',
  })
  @Property({ type: 'text', nullable: true })
  source!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The day of which the terms are. Null if it is not recorded.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  sourceOn!: string | null;
}
