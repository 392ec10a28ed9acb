import { dealEventKinds, type DealEventKind } from '@hearthline/rules/sale/deals/events.ts';
import { columnSize, dealSorts, dealsPageSize, maxCoBuyers } from '@hearthline/rules/sale/deals/sentences.ts';
import {
  dealStages,
  lostReasons,
  type DealStage,
  type LostReason,
} from '@hearthline/rules/sale/deals/stages.ts';
import { dealValueBases, type DealValueBasis } from '@hearthline/rules/sale/deals/value.ts';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { PaginationType } from '../../../platform/graphql/pagination.types.ts';
import { ProjectContact, ProjectPerson } from '../../delivery/projects/project.api.ts';

export const dealText = {
  value:
    'What it is worth in whole cents: the total of its accepted quote, otherwise of the newest issued one, otherwise the middle of the price of its design, otherwise what staff say, otherwise 0.',
  weighted: 'The value by the probability, rounded to the cent.',
  probability: 'How likely it is won, in whole percent.',
  expectedCloseOn: 'The day on which it should be decided. Null if nobody has said.',
  designCode: 'The code of the design that the buyer wants. Null without one.',
  source: 'Where the deal came from, at most 100 characters. Null if unknown.',
} as const;

export const DealStageEnum = graphqlEnum('DealStage', 'How far a deal is.', dealStages, {
  new: 'It began.',
  contacted: 'Somebody has talked with the buyer.',
  visited: 'The buyer has seen a home.',
  quoted: 'A quote is out.',
  agreed: 'An agreement is out.',
  won: 'The agreement is signed. Final.',
  lost: 'It came to nothing, for a reason.',
});

export const DealSortEnum = graphqlEnum('DealSort', 'The order of a list of deals.', dealSorts, {
  newest: 'The most recently opened first.',
  buyer: 'By the buyer’s name.',
  number: 'The lowest number first.',
  stage: 'From `new` to `lost`.',
  value: 'The largest value first.',
  probability: 'The most likely first.',
  weighted: 'The largest weighted value first.',
  close: 'The earliest expected close first; those without one last.',
  owner: 'By the owner’s name; those without one last.',
  touched: 'Those with the latest activity first.',
  home: 'By the name of the home; those without one last.',
});

export const LostReasonEnum = graphqlEnum('LostReason', 'Why a deal was lost.', lostReasons, {
  price: 'It costs too much.',
  financing: 'No loan was to be had.',
  land: 'There is no land for it.',
  competitor: 'Another builder was chosen.',
  timing: 'It is too early or too late.',
  no_answer: 'The buyer no longer answers.',
  other: 'Another reason, which the note tells.',
});

const DealEventKindEnum = graphqlEnum('DealEventKind', 'What happened with a deal.', dealEventKinds, {
  opened: 'It began.',
  lead: 'Its buyer booked or asked again.',
  changed: 'Fields were changed; the note names them.',
  moved: 'It went to another stage.',
  quote_issued: 'A quote was issued.',
  quote_accepted: 'The buyer accepted a quote.',
  quote_declined: 'The buyer declined a quote.',
  quote_withdrawn: 'A quote was withdrawn.',
  quote_expired: 'A quote ran out.',
  agreement_sent: 'The agreement was sent to its signers.',
  agreement_signature: 'One of the signers signed the agreement.',
  agreement_signed: 'The last of the signers signed the agreement.',
  agreement_declined: 'A signer declined the agreement.',
  agreement_voided: 'The agreement was made void.',
  agreement_expired: 'The agreement ran out before everybody had signed.',
  payment_recorded: 'A payment or a refund was recorded.',
  payment_voided: 'A payment or a refund was taken back.',
});

const DealValueBasisEnum = graphqlEnum(
  'DealValueBasis',
  'Where the value of a deal comes from.',
  dealValueBases,
  {
    accepted_quote: 'The total of its accepted quote.',
    issued_quote: 'The total of its newest issued quote.',
    design: 'The middle of the price of its design.',
    typed: 'What staff say.',
    none: 'No price yet: the value is 0.',
  },
);

@ObjectType('CoBuyer', {
  simpleResolvers: true,
  description: 'Somebody who buys together with the contact.',
})
export class CoBuyerType {
  @Field(() => String, { description: 'How they sign, in 1 to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;
}

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

@ObjectType('Deal', {
  simpleResolvers: true,
  description: 'The way of one buyer to one home, from the first talk to the signed agreement.',
})
export class DealType {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'How people name it: `D-1042`. Unique.' })
  number!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;

  @Field(() => GraphQLDateTime, { description: fieldText.createdAt })
  createdAt!: Date;

  @Field(() => DealStageEnum, { description: 'How far it is.' })
  stage!: DealStage;

  @Field(() => GraphQLDateTime, { description: 'Since when it is in its stage.' })
  stageSince!: Date;

  @Field(() => GraphQLDateTime, { description: 'When anything last happened with it.' })
  touchedAt!: Date;

  @Field(() => GraphQLCents, { description: dealText.value })
  valueCents!: number;

  @Field(() => DealValueBasisEnum, { description: 'Where the value comes from.' })
  valueBasis!: DealValueBasis;

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'What staff say it is worth, in whole cents. Null if they have not said.',
  })
  typedCents!: number | null;

  @Field(() => Int, { description: dealText.probability })
  probabilityPercent!: number;

  @Field(() => GraphQLCents, { description: dealText.weighted })
  weightedCents!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: dealText.expectedCloseOn })
  expectedCloseOn!: string | null;

  @Field(() => LostReasonEnum, { nullable: true, description: 'Why it was lost. Null unless it is.' })
  lostReason!: LostReason | null;

  @Field(() => String, { nullable: true, description: 'More about why it was lost. Null if there is none.' })
  lostNote!: string | null;

  @Field(() => String, { description: 'The buyer’s name, which stays when the contact is deleted.' })
  buyerName!: string;

  @Field(() => ProjectContact, { nullable: true, description: 'The buyer. Null if the contact was deleted.' })
  contact!: ProjectContact | null;

  @Field(() => String, { nullable: true, description: dealText.designCode })
  designCode!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Which version of the design the lead named. Null without a design.',
  })
  designVersion!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the home that it is about: of its accepted quote, otherwise of its design. Null without one.',
  })
  homeName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The buyer’s phone number. ${fieldText.phone} Null if none is known.`,
  })
  buyerPhone!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was archived as made by mistake. Null if it was not.',
  })
  archivedAt!: Date | null;

  @Field(() => ProjectPerson, { nullable: true, description: 'Who works on it. Null if nobody does.' })
  owner!: ProjectPerson | null;

  @Field(() => String, { nullable: true, description: dealText.source })
  source!: string | null;

  @MaxItems(maxCoBuyers)
  @Field(() => [CoBuyerType], { description: 'Who buys together with the contact; at most 5.' })
  coBuyers!: CoBuyerType[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of deals, with the sums of all pages.' })
export class DealPage {
  @MaxItems(dealsPageSize)
  @Field(() => [DealType], { description: 'At most 50, in the order asked for.' })
  deals!: DealType[];

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
  deals!: DealType[];
}
