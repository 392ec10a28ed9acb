import { RoofProfileScalar } from '../../people/leads/roof-profile.api.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { designText, SidingScalar } from '../../homes/designs/design.api.ts';
import { DesignHomeType } from '../../homes/designs/design.api.ts';
import type { DesignLead, OfferedDeal } from './lead-designs.queries.ts';

const DesignLeadKind = graphqlEnum('DesignLeadKind', 'What a design came with.', ['appointment', 'request'], {
  appointment: 'A booking.',
  request: 'A request to be called back.',
});

@ObjectType('OfferedDeal', {
  simpleResolvers: true,
  description: 'An open deal that a design could be taken over for.',
})
export class OfferedDealType implements OfferedDeal {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'As in `D-1042`.' })
  number!: string;

  @Field(() => Int, { description: fieldText.version })
  version!: number;
}

@ObjectType('LeadDesign', {
  simpleResolvers: true,
  description: 'The design that a booking or a request came with: as it is now, and what has changed since.',
})
export class LeadDesignType {
  @Field(() => ID, { description: 'Tells it apart from the designs of other bookings and requests.' })
  id!: string;

  @Field(() => String, { description: 'The code of the design.' })
  code!: string;

  @Field(() => Int, { description: 'The version of the design that it came with.' })
  version!: number;

  @Field(() => DesignLeadKind, { description: 'What it came with.' })
  kind!: DesignLead['kind'];

  @Field(() => GraphQLDateTime, { description: 'When the booking or the request came in.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'What the buyer calls it. Null if not named.' })
  name!: string | null;

  @Field(() => DesignHomeType, {
    nullable: true,
    description:
      'The home. Null while none is chosen. Of a generated or an edited plan only the name is told here.',
  })
  home!: DesignHomeType | null;

  @Field(() => RoofProfileScalar, { nullable: true, description: designText.roof })
  roof!: RoofProfile | null;

  @Field(() => SidingScalar, { nullable: true, description: designText.siding })
  siding!: Siding | null;

  @MaxItems(60)
  @Field(() => [String], { description: 'Other choices as `group:choice`, at most 60.' })
  options!: string[];

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'Its delivered total when it was last changed. Null without a home or a price.',
  })
  aboutCents!: number | null;

  @MaxItems(8)
  @Field(() => [String], {
    description: 'What has changed since the version that it came with: `Roof: Hip`. Empty if nothing has.',
  })
  changes!: string[];

  @Field(() => GraphQLDateTime, { description: 'When the design was last changed.' })
  updatedAt!: Date;

  @Field(() => OfferedDealType, {
    nullable: true,
    description:
      'The newest open deal of its contact, if that was opened before and is about another design: `updateDeal` takes the design over. Nothing else does, since nobody has proved who booked or asked.',
  })
  deal!: OfferedDeal | null;
}
