import {
  bedKinds,
  arrangements,
  kitchens,
  styles,
  widthClasses,
  type ArrangementKind,
  type BedKind,
  type Style,
  type WidthClass,
} from '@hearthline/model/plan/document.ts';
import { designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { wishLimits } from '@hearthline/model/designs/design.ts';
import type { Place } from '@hearthline/rules/homes/places/place.ts';
import type { HomePrice } from '@hearthline/rules/homes/prices/price-of.ts';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';
import { PlaceType } from '../../places/place.api.ts';
import { HomePriceType } from '../../prices/price.api.ts';

export const BedKindEnum = graphqlEnum('BedKind', 'The bed that a bedroom is for.', bedKinds, {
  king: 'A king bed.',
  queen: 'A queen bed.',
  full: 'A full bed.',
  twin: 'A twin bed.',
});

export const WidthClassEnum = graphqlEnum('WidthClass', 'How many sections a home has.', widthClasses, {
  single: 'One section.',
  double: 'Two sections, joined along their length.',
  triple: 'Three sections, joined along their length.',
});

export const KitchenEnum = graphqlEnum('Kitchen', 'How a kitchen joins the living area.', kitchens, {
  open: 'Without a wall between.',
  closed: 'A room of its own.',
});

const styleText = `The style of its front: ${styles.map((style) => `\`${style}\``).join(', ')}.`;

/** What a buyer asks for; the same fields in a question and in an answer. */
@ObjectType('FloorPlanWish', { simpleResolvers: true, description: 'What a home should have.' })
@InputType('FloorPlanWishInput', { description: 'What a home should have.' })
export class FloorPlanWish {
  @MaxItems(wishLimits.beds)
  @Field(() => [BedKindEnum], {
    description: 'The bed of each bedroom, 1 to 10; the first is that of the primary bedroom.',
  })
  beds!: BedKind[];

  @Field(() => Float, { description: 'From 1 to 6 by halves: a half bath counts one half.' })
  baths!: number;

  @Field(() => WidthClassEnum, { description: 'How many sections.' })
  width!: WidthClass;

  @Field(() => Int, { nullable: true, description: 'The length in feet, if it matters.' })
  length?: number | null;

  @Field(() => Float, { nullable: true, description: 'The size in square feet, if it matters.' })
  squareFeet?: number | null;

  @Field(() => KitchenEnum, { nullable: true, description: 'Null if either will do.' })
  kitchen?: (typeof kitchens)[number] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether one can enter through the utility room.' })
  utilityEntrance?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the primary bedroom is apart from the others.',
  })
  primaryApart?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether there is a home office.' })
  office?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether there is a porch before the front door.' })
  porch?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it has the room that a wheelchair needs.' })
  accessible?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      '2: two bedrooms with a full or three-quarter bath of their own. Null if it does not matter.',
  })
  suites?: 2 | null;

  @Field(() => String, { nullable: true, description: `${styleText} Null for any.` })
  style?: Style | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A plan drawn for a wish; it passes every rule of level `error`.',
})
export class FloorPlanDesign {
  @Field(() => String, {
    description:
      'Stands for the plan: its drawings are at `/api/floor-plans/designs/<code>.svg` and the like.',
  })
  code!: string;

  @Field(() => String, { description: 'Its name, as in `Oak Point 3059`.' })
  name!: string;

  @Field(() => WidthClassEnum, { description: 'How many sections.' })
  widthClass!: WidthClass;

  @Field(() => Float, { description: 'Length times width, to one decimal.' })
  squareFeet!: number;

  @Field(() => Float, { description: 'The outside length, to hundredths of a foot.' })
  lengthFeet!: number;

  @Field(() => Float, { description: 'The outside width, to hundredths of a foot.' })
  widthFeet!: number;

  @Field(() => Int, { description: 'The number of bedrooms.' })
  bedrooms!: number;

  @Field(() => Float, { description: 'The number of baths: a half bath counts one half.' })
  baths!: number;

  @Field(() => String, {
    nullable: true,
    description: `How its rooms are arranged: ${arrangements.map((kind) => `\`${kind}\``).join(', ')}.`,
  })
  arrangement!: ArrangementKind | null;

  @Field(() => String, { nullable: true, description: styleText })
  style!: Style | null;

  @Field(() => HomePriceType, {
    nullable: true,
    description:
      'What it costs today in its own look, at the place that is given. Null while it has no price.',
  })
  price!: HomePrice | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A wish near one that cannot be built; there is a plan for it.',
})
export class NearestFloorPlanWish {
  @Field(() => FloorPlanWish, { description: 'What can be asked for instead.' })
  wish!: FloorPlanWish;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'The `maxMonthlyCents` that a plan for it keeps. Null without such a limit.',
  })
  maxMonthlyCents!: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'The `maxDeliveredCents` that a plan for it keeps. Null without such a limit.',
  })
  maxDeliveredCents!: number | null;

  @Field(() => [String], {
    description: 'The fields of the wish and the limits that are not as they were asked for.',
  })
  differs!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Plans drawn for a wish, or why there are none.' })
export class FloorPlanDesignAnswer {
  @Field(() => Int, {
    description:
      'With the same wish and seed, the plans are the same until the generator’s version, the edition of the plan book or `transportWidthFeet` of `delivery` changes. Prices are of the day.',
  })
  seed!: number;

  @MaxItems(designSearchLimits.designs)
  @Field(() => [FloorPlanDesign], {
    description: 'The best first, with a limit of costs the cheapest; none if nothing fits.',
  })
  designs!: FloorPlanDesign[];

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing fits, in a sentence; null if there are plans.',
  })
  reason!: string | null;

  @Field(() => PlaceType, { nullable: true, description: 'What the ZIP code says. Null without one.' })
  place!: Place | null;

  @MaxItems(3)
  @Field(() => [NearestFloorPlanWish], { description: 'Up to three wishes near by, if nothing fits.' })
  nearest!: NearestFloorPlanWish[];
}
