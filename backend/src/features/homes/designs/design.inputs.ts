import { RoofProfileScalar } from '../../people/leads/roof-profile.api.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Claim } from '@hearthline/rules/homes/prices/conditions.ts';
import { Field, InputType } from 'type-graphql';
import { ClaimEnum } from '../prices/price.api.ts';
import {
  DesignHomeInput,
  DesignLoanType,
  DesignSiteType,
  designText,
  SidingScalar,
} from './design-parts.types.ts';

@InputType({
  description:
    'The content of a design. In a change, fields left out stay as they are, and null takes away; another home replaces the one before.',
})
export class DesignInput {
  @Field(() => String, { nullable: true, description: designText.name })
  name?: string | null;

  @Field(() => DesignHomeInput, {
    nullable: true,
    description: 'The home; `BAD_INPUT` if there is none such.',
  })
  home?: DesignHomeInput | null;

  @Field(() => RoofProfileScalar, { nullable: true, description: designText.roof })
  roof?: RoofProfile | null;

  @Field(() => SidingScalar, { nullable: true, description: designText.siding })
  siding?: Siding | null;

  @Field(() => [String], { nullable: true, description: designText.options })
  options?: string[] | null;

  @Field(() => DesignSiteType, { nullable: true, description: 'Where the home will stand.' })
  site?: DesignSiteType | null;

  @Field(() => DesignLoanType, { nullable: true, description: 'How it is paid.' })
  loan?: DesignLoanType | null;

  @Field(() => [ClaimEnum], { nullable: true, description: designText.claims })
  claims?: Claim[] | null;
}
