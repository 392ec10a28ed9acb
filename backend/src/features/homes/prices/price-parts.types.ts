import {
  claimKinds,
  lands,
  loanKindKeys,
  sewers,
  waters,
  type Claim,
  type Land,
  type LoanKindKey,
  type Sewer,
  type Water,
} from '@hearthline/rules/homes/prices/conditions.ts';
import { homeWidths, priceUnits, type HomeWidth } from '@hearthline/rules/homes/prices/keys.ts';
import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

/** Descriptions that several types share. */
export const priceText = {
  key: 'What it prices: `home:<slug>`, `home-base:<width>`, `home-area:<width>`, `option:<group>:<choice>`, `freight:…`, `site:…`, `fee:…`, `discount:…`, `tax:sales`, `tax:sales:<county>` of the state of the plant, `tax:sales:<state>` or `tax:sales:<state>:<county>`.',
  taxable: 'Whether sales tax is due on it.',
  source:
    'Where the figure comes from, at most 200 characters. Delivery, site work, fees and taxes always have one.',
  sourceOn: 'The day of which the figure is. Delivery, site work, fees and taxes always have one.',
  option: 'A choice that must have been made, as in `roof:hip`. Null if it does not matter.',
} as const;

/** The description of a day that is entered. @param what as in `The first day` */
export const businessDayText = (what: string): string => `${what}, in the business’s time zone.`;

export const PriceUnitEnum = graphqlEnum('PriceUnit', 'What an amount is counted by.', priceUnits, {
  each: 'Once.',
  section: 'Each section of the home.',
  joint: 'Each joint between sections: one less than there are sections.',
  square_foot: 'Each square foot of the home.',
  mile: 'Each mile to the site, times the sections.',
  percent: 'A percentage of other lines.',
});

export const HomeWidthEnum = graphqlEnum('HomeWidth', 'How many sections a home has.', homeWidths, {
  single: 'One section.',
  double: 'Two sections.',
  triple: 'Three sections.',
});

export const LandEnum = graphqlEnum('Land', 'The land on which the home will stand.', lands, {
  own: 'The buyer’s own.',
  leased: 'A leased lot, as in a community.',
  looking: 'Still to be found.',
});

export const SewerEnum = graphqlEnum('Sewer', 'Where the waste water goes.', sewers, {
  public: 'Into a public sewer.',
  septic: 'Into a septic system.',
});

export const WaterEnum = graphqlEnum('Water', 'Where the water comes from.', waters, {
  public: 'From a public supply.',
  well: 'From a well.',
});

export const LoanKindEnum = graphqlEnum('LoanKindKey', 'A way to pay for a home.', loanKindKeys, {
  fha: 'A loan insured by the Federal Housing Administration.',
  va: 'A loan guaranteed by the Department of Veterans Affairs.',
  usda: 'A rural loan guaranteed by the Department of Agriculture.',
  conventional: 'A mortgage without a government’s guarantee.',
  chattel: 'A loan for the home alone, without land.',
  cash: 'No loan.',
});

export const ClaimEnum = graphqlEnum('Claim', 'What a buyer may claim a discount for.', claimKinds, {
  military: 'Someone in the household serves or served.',
  referral: 'One of the seller’s buyers referred them.',
});

/** The same fields in a question and in an answer. */
@ObjectType('PriceWhen', {
  simpleResolvers: true,
  description: 'What narrows a price: every field that is not null must match.',
})
@InputType('PriceWhenInput', {
  description:
    'What narrows a price: every field that is given must match. Without any, the price always holds.',
})
export class PriceWhenType {
  @Field(() => HomeWidthEnum, { nullable: true, description: 'How many sections the home must have.' })
  width?: HomeWidth | null;

  @Field(() => LandEnum, { nullable: true, description: 'The land that the home must stand on.' })
  land?: Land | null;

  @Field(() => SewerEnum, { nullable: true, description: 'Where the waste water must go.' })
  sewer?: Sewer | null;

  @Field(() => WaterEnum, { nullable: true, description: 'Where the water must come from.' })
  water?: Water | null;

  @Field(() => LoanKindEnum, { nullable: true, description: 'How it must be paid for.' })
  loan?: LoanKindKey | null;

  @Field(() => ClaimEnum, { nullable: true, description: 'What the buyer must claim.' })
  claim?: Claim | null;

  @Field(() => String, { nullable: true, description: priceText.option })
  option?: string | null;
}
