import { Field, Int, ObjectType } from 'type-graphql';
import { MaxItems } from '../../../../platform/graphql/list-size-limit.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'The house that was signed for, as the agreement describes it: whatever happens to design and catalog, it stays. It names no price.',
})
export class SignedHome {
  @Field(() => String, { description: 'How people name the agreement: `A-1001`.' })
  agreementNumber!: string;

  @Field(() => String, { description: 'What the home is called.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A home of the catalog: the last part of its address. Null for others.',
  })
  slug!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of a generated plan. Null for others.' })
  planCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The SHA-256 of the plan of a home of the catalog as it was quoted, by which pictures of it are asked for, as with `DesignHome.quotedPlan`. Null for others.',
  })
  quotedPlan!: string | null;

  @Field(() => String, { description: 'As in `Double Wide`.' })
  modelType!: string;

  @Field(() => Int, { description: 'Of how many sections it is made.' })
  sections!: number;

  @Field(() => String, { description: 'Its nominal feet, as in `26 × 48`.' })
  footprint!: string;

  @Field(() => Int, { description: 'How many bedrooms it has.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'Full and half baths, each counted as one.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'Its living area in square feet.' })
  squareFeet!: number;

  @Field(() => String, { nullable: true, description: 'The id of the roof. Null if it was left open.' })
  roof!: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the siding. Null if it was left open.' })
  siding!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the style. Null if it was signed before homes had looks.',
  })
  style!: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the color, like `style`.' })
  color!: string | null;

  @MaxItems(100)
  @Field(() => [String], { description: 'Every choice in words, as in `Roof: Hip`.' })
  choices!: string[];
}
