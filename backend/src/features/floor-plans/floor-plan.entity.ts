import { Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { modelTypes, type ModelType } from '@hearthline/rules/floor-plans.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../platform/base.entity.ts';

/** A model of the catalogue. */
@ObjectType({ simpleResolvers: true, description: 'A home of the catalogue.' })
@Entity({ tableName: 'floor_plans' })
@Index({ name: 'floor_plans_rooms_index', properties: ['bedrooms', 'bathrooms'] })
export class FloorPlan extends BaseEntity<'featured' | 'imageUrl'> {
  /** Part of the names of its pictures: `/api/image/plan-<slug>.png`. */
  @Property({ type: 'text', unique: 'floor_plans_slug_unique' })
  slug!: string;

  @Field(() => String, { description: 'The name of the model, as in `The Birkenfeld`.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Of every size together.' })
  @Property({ type: 'smallint' })
  bedrooms!: number;

  @Field(() => Int, { description: 'Full and half baths, each counted as one.' })
  @Property({ type: 'smallint' })
  bathrooms!: number;

  @Field(() => String, { description: 'Width by length in feet, as in 26x66.' })
  @Property({ type: 'text' })
  footprint!: string;

  @Field(() => String, { description: 'Single Wide, Double Wide or Triple Wide.' })
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
  @Field(() => String, { description: 'The path of the drawing of its plan, a PNG; the same with `.pdf` is for printing.' })
  imageUrl!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Counts of rooms that homes of the catalogue have.' })
export class FloorPlanCounts {
  @Field(() => Int, { description: 'Of every size together.' })
  bedrooms!: number;

  @Field(() => Int, { description: 'Full and half baths, each counted as one.' })
  bathrooms!: number;

  @Field(() => Int, { description: 'How many homes have exactly these counts: at least 1.' })
  homes!: number;
}
