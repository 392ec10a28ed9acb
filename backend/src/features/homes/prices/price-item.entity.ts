import { bigint } from '../../../platform/db/bigint.ts';
import type { PriceWhen } from '@hearthline/rules/homes/prices/conditions.ts';
import { priceUnits, type PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';
import { Check, Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { PriceUnitEnum, PriceWhenType, priceText } from './price-parts.types.ts';

/** The database itself keeps two rows of one key, with the same condition, from holding on one day. */
const noOverlap =
  "exclude using gist (key with =, coalesce(\"when\"::text, '') with =, daterange(starts_on, ends_on, '[]') with &&)";

/** A dated row of the price book. A row that has begun is never edited or deleted: it gets a last day, and another follows. */
@ObjectType({
  simpleResolvers: true,
  description: 'A row of the price book, and the days on which it holds.',
})
@Entity({ tableName: 'price_items' })
@Check({ name: 'price_items_order', expression: 'ends_on >= starts_on' })
@Check({
  name: 'price_items_amount',
  expression:
    "(unit = 'percent' and low_percent is not null and high_percent >= low_percent and low_cents is null and high_cents is null) or (unit <> 'percent' and low_cents is not null and high_cents >= low_cents and low_percent is null and high_percent is null)",
})
@Check({ name: 'price_items_no_overlap', expression: noOverlap })
export class PriceItem extends VersionedEntity<'when' | 'costCents' | 'contentSlug' | 'endsOn'> {
  @Field(() => String, { description: priceText.key })
  @Property({ type: 'text' })
  key!: string;

  @Field(() => String, { description: 'What a price calls it, as in `Foundation`; at most 120 characters.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => PriceUnitEnum, { description: 'What its amount is counted by.' })
  @Enum({ items: () => [...priceUnits], type: 'string', columnType: 'text' })
  unit!: PriceUnit;

  @Field(() => GraphQLCents, { nullable: true, description: 'The lowest amount. Null of a percentage.' })
  @Property({ type: bigint, nullable: true })
  lowCents!: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'The highest amount; the same as the lowest where it is exact. Null of a percentage.',
  })
  @Property({ type: bigint, nullable: true })
  highCents!: number | null;

  @Field(() => Float, { nullable: true, description: 'The lowest percentage. Null of an amount.' })
  @Property({ type: 'double', nullable: true })
  lowPercent!: number | null;

  @Field(() => Float, { nullable: true, description: 'The highest percentage. Null of an amount.' })
  @Property({ type: 'double', nullable: true })
  highPercent!: number | null;

  @Field(() => Boolean, { description: priceText.taxable })
  @Property({ type: 'boolean' })
  taxable!: boolean;

  @Field(() => PriceWhenType, { nullable: true, description: 'What narrows it. Null if it always holds.' })
  @Property({ type: 'jsonb', nullable: true })
  when!: PriceWhen | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'What one of its unit costs the seller; nobody but staff sees it. Null if it is not known.',
  })
  @Property({ type: bigint, nullable: true })
  costCents!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The `slug` of the content entry that a discount follows: it holds only while that is offered. Null for any other row.',
  })
  @Property({ type: 'text', nullable: true })
  contentSlug!: string | null;

  @Field(() => GraphQLLocalDate, {
    description: 'The first day on which it holds, in the business’s time zone.',
  })
  @Property({ type: 'string', columnType: 'date' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day on which it holds. Null until further notice.',
  })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  endsOn!: string | null;

  @Field(() => String, { nullable: true, description: priceText.source })
  @Property({ type: 'text', nullable: true })
  source!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: priceText.sourceOn })
  @Property({ type: 'string', columnType: 'date', nullable: true })
  sourceOn!: string | null;
}
