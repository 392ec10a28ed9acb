import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { modelTypes, type ModelType } from '@hearthline/rules/floor-plans/rules.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../platform/db/base.entity.ts';

/** A model of the catalogue. */
@ObjectType({ simpleResolvers: true, description: 'A home in the catalog.' })
@Entity({ tableName: 'floor_plans' })
@Index({ name: 'floor_plans_rooms_index', properties: ['bedrooms', 'bathrooms'] })
export class FloorPlan extends BaseEntity<'featured' | 'imageUrl'> {
  /** Part of the names of its pictures: `/api/image/plan-<slug>.png`. */
  @Property({ type: 'text', unique: 'floor_plans_slug_unique' })
  slug!: string;

  @Field(() => String, { description: 'The name of the model, as in `The Birkenfeld`.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'The number of bedrooms of all sizes.' })
  @Property({ type: 'smallint' })
  bedrooms!: number;

  @Field(() => Int, { description: 'The number of full and half baths, each counted as one.' })
  @Property({ type: 'smallint' })
  bathrooms!: number;

  @Field(() => String, { description: 'The width by the length in feet, as in 26x66.' })
  @Property({ type: 'text' })
  footprint!: string;

  @Field(() => String, { description: 'The type of the model: Single Wide, Double Wide or Triple Wide.' })
  @Enum({ items: () => [...modelTypes], type: 'string', columnType: 'text' })
  modelType!: ModelType;

  @Field(() => Int, { description: 'Living area in square feet.' })
  @Property({ type: 'integer' })
  squareFootage!: number;

  @Field(() => String, { description: 'A few sentences for visitors; plain text.' })
  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'boolean', default: false })
  featured!: boolean;

  /** Built from the slug by the query. Not a getter: resolvers return plain rows, which a getter would make TypeGraphQL convert to this class. */
  @Field(() => String, {
    description:
      'The path of its floor plan as a PNG; with `.pdf` instead of `.png`, the path of a version for printing.',
  })
  imageUrl!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A combination of room counts that homes in the catalog have.',
})
export class FloorPlanCounts {
  @Field(() => Int, { description: 'The number of bedrooms of all sizes.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'The number of full and half baths, each counted as one.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'The number of homes with exactly these counts; at least 1.' })
  homes!: number;
}
