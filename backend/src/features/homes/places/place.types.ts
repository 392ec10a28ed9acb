import type { Place } from '@hearthline/rules/homes/places/place.ts';
import type { State } from '@hearthline/rules/people/locations/zip-area.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

@ObjectType('Place', {
  simpleResolvers: true,
  description: 'What a ZIP code says of the place of a home.',
})
export class PlaceType implements Place {
  @Field(() => String, { description: 'The ZIP code.' })
  zip!: string;

  @Field(() => Boolean, { description: 'Whether the seller delivers there.' })
  served!: boolean;

  @Field(() => String, {
    description:
      'The same for people, beginning “We deliver to 98660” with county, miles and weeks, or “We do not deliver to 10001 yet.” with where we do.',
  })
  sentence!: string;

  @Field(() => String, {
    nullable: true,
    description: '`WA`, `OR` or `ID`. Null in other states, as are county and miles.',
  })
  state!: State | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The county that counts for sales tax, without the word County: the first of `counties`, until a design states another. Null of post office boxes.',
  })
  county!: string | null;

  @MaxItems(5)
  @Field(() => [String], {
    description: 'The counties of the area, the largest share of its land first. None of post office boxes.',
  })
  counties!: readonly string[];

  @Field(() => Int, { nullable: true, description: 'Miles by road from the plant.' })
  miles!: number | null;
}
