import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { modelTypes, type ModelType } from '@hearthline/rules/homes/plans/rules.ts';
import { homeStatuses, maxHomePictures, type HomeStatus } from '@hearthline/rules/homes/catalog/rules.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fieldText } from '../../../platform/api-docs/field-descriptions.ts';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { HomePriceType } from '../prices/price.api.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

@ObjectType({ simpleResolvers: true, description: 'A picture of a home that the seller uploaded.' })
export class HomePicture {
  @Field(() => ID, { description: fieldText.id })
  id!: string;

  @Field(() => String, { description: 'The path of the picture, a WebP.' })
  url!: string;

  @Field(() => String, { description: 'What it shows, for those who do not see it.' })
  alt!: string;
}

/** A home of the catalog: a design with a name, not a house that stands somewhere. */
@ObjectType({ simpleResolvers: true, description: 'A home of the catalog.' })
@Entity({ tableName: 'homes' })
@Index({ name: 'homes_rooms_index', properties: ['bedrooms', 'bathrooms'] })
@Check({ name: 'homes_plan_code_check', expression: 'plan_code is null or plan is not null' })
export class Home extends VersionedEntity<
  | 'updatedAt'
  | 'status'
  | 'position'
  | 'featured'
  | 'checked'
  | 'plan'
  | 'hasPlan'
  | 'pictures'
  | 'imageUrl'
  | 'planUrl'
  | 'price'
> {
  @Field(() => String, { description: 'Its address: `/homes/<slug>`.' })
  @Property({ type: 'text', unique: 'homes_slug_unique' })
  slug!: string;

  @Field(() => String, { description: 'The name of the model, as in `Birkenfeld`.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The type of the model: Single Wide, Double Wide or Triple Wide.' })
  @Enum({ items: () => [...modelTypes], type: 'string', columnType: 'text' })
  modelType!: ModelType;

  @Field(() => String, {
    description:
      'Nominal feet as the trade writes them: width by length, as in 26x66; of a triple wide length by width, as in 60x40.',
  })
  @Property({ type: 'text' })
  footprint!: string;

  @Field(() => Int, { description: 'The number of bedrooms of all sizes.' })
  @Property({ type: 'smallint' })
  bedrooms!: number;

  @Field(() => Int, { description: 'The number of baths of all kinds: a half bath counts one.' })
  @Property({ type: 'smallint' })
  bathrooms!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them have tub or shower, by its plan. Null without one.',
  })
  @Property({ type: 'smallint', nullable: true })
  fullBaths!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them have a shower only, by its plan. Null without one.',
  })
  @Property({ type: 'smallint', nullable: true })
  threeQuarterBaths!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them have neither, by its plan. Null without one.',
  })
  @Property({ type: 'smallint', nullable: true })
  halfBaths!: number | null;

  @Field(() => Int, { description: 'Length times width in square feet.' })
  @Property({ type: 'integer' })
  squareFootage!: number;

  @Field(() => String, { description: 'A few sentences for visitors; plain text.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the home page shows it.' })
  @Property({ type: 'boolean', default: false })
  featured!: boolean;

  @Enum({ items: () => [...homeStatuses], type: 'string', columnType: 'text', default: 'draft' })
  status!: HomeStatus;

  /** The place in the seller's order; homes of the same place follow their names. */
  @Property({ type: 'integer', default: 0 })
  position!: number;

  @Field(() => Boolean, {
    description:
      'Whether it has a plan that passes every rule of level `error`, wherever its furniture stands. If not, the seller published it all the same.',
  })
  @Property({ type: 'boolean', default: false })
  checked!: boolean;

  /** Why it was published although it is not checked. */
  @Property({ type: 'text', nullable: true })
  uncheckedReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the design that its plan was made from. Null for a plan of another origin, or none.',
  })
  @Property({ type: 'text', nullable: true })
  planCode!: string | null;

  /** The document, `hearthline.plan/1`. Read only where it is needed: it has some ten thousand characters. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  plan!: unknown;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  publishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: 'When anything about it last changed.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  updatedAt!: Date;

  /** What follows is put together by the query; no getters, because resolvers return plain rows. */
  @Field(() => Boolean, { description: 'Whether it has a plan, which `planUrl` draws.' })
  hasPlan!: boolean;

  @MaxItems(maxHomePictures)
  @Field(() => [HomePicture], { description: `Those that the seller uploaded, at most ${maxHomePictures}.` })
  pictures!: HomePicture[];

  @Field(() => String, {
    description:
      'The path of the picture that shows it first: the first uploaded one, or a drawing of its front.',
  })
  imageUrl!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The path of its plan as PNG; with `.svg`, `.pdf`, `.dxf` or `.json` instead, the same in another format. Null without a plan, and while the home is not published.',
  })
  planUrl!: string | null;

  @Field(() => HomePriceType, {
    nullable: true,
    description: 'What it costs today. Null while it has no price.',
  })
  price!: HomePriceType | null;
}
