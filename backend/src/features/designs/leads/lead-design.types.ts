import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { AtMost } from '../../../platform/graphql/list-size-limit.ts';
import { designText, RoofProfileScalar, SidingScalar } from '../design-parts.types.ts';
import { DesignHomeType } from '../design.types.ts';
import type { DesignLead } from './lead-designs.queries.ts';

const DesignLeadKind = graphqlEnum('DesignLeadKind', 'What a design came with.', ['appointment', 'request'], {
  appointment: 'A booking.',
  request: 'A request to be called back.',
});

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

  @Field(() => GraphQLCents, {
    nullable: true,
    description: 'The middle of its price when it was last changed. Null without a home or a price.',
  })
  aboutCents!: number | null;

  @AtMost(8)
  @Field(() => [String], {
    description: 'What has changed since the version that it came with: `Roof: Hip`. Empty if nothing has.',
  })
  changes!: string[];

  @Field(() => GraphQLDateTime, { description: 'When the design was last changed.' })
  updatedAt!: Date;
}
