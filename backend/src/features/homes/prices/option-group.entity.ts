import {
  chooseKinds,
  maxChoices,
  maxExcludes,
  type ChooseKind,
  type OptionChoice,
} from '@hearthline/rules/homes/prices/option-group.ts';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { GraphQLCents } from '../../../platform/graphql/cents.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import type { PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';
import { PriceUnitEnum } from './price-parts.types.ts';

export const ChooseEnum = graphqlEnum('Choose', 'How many choices of a group can be made.', chooseKinds, {
  one: 'Exactly one: the standard choice unless another is made.',
  many: 'Any number, or none.',
});

@ObjectType('OptionChoice', {
  simpleResolvers: true,
  description: 'Something that can be chosen for a home, and what it costs today.',
})
export class OptionChoiceType implements OptionChoice {
  @Field(() => String, {
    description: 'Its name within the group, as in `hip`; with that of the group, `roof:hip`.',
  })
  key!: string;

  @Field(() => String, { description: 'What people read, as in `Hip`; at most 80 characters.' })
  label!: string;

  @Field(() => String, {
    description: 'A sentence about it, at most 400 characters of plain text; may be empty.',
  })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether it comes with the home, and is meant when nothing is chosen. It costs nothing.',
  })
  standard!: boolean;

  @MaxItems(maxExcludes)
  @Field(() => [String], {
    description: 'Choices that cannot be had along with it, as in `roof:flat`; each excludes it, too.',
  })
  excludes!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'The color that it is shown by, as in `#a3b097`. Null if it has none.',
  })
  swatch!: string | null;

  /** What follows is put together with the price book of the day. */
  @Field(() => PriceUnitEnum, {
    nullable: true,
    description: 'What its surcharge is counted by. Null if it has none today.',
  })
  unit!: PriceUnit | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The lowest surcharge for one of its unit today, whatever it depends on; 0 of a standard choice. Null if it has no price today.',
  })
  lowCents!: number | null;

  @Field(() => GraphQLCents, {
    nullable: true,
    description:
      'The highest surcharge; the same as the lowest where it is exact. Null if it has no price today.',
  })
  highCents!: number | null;
}

/** A group of things to choose for a home; roof and siding are groups, too. */
@ObjectType({ simpleResolvers: true, description: 'A group of things to choose for a home.' })
@Entity({ tableName: 'option_groups' })
export class OptionGroup extends VersionedEntity {
  @Field(() => String, { description: 'Its name in choices, as in `roof`.' })
  @Property({ type: 'text', unique: 'option_groups_key_unique' })
  key!: string;

  @Field(() => String, { description: 'What people read, as in `Roof profile`; at most 80 characters.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => ChooseEnum, { description: 'Whether one of its choices is made, or any number.' })
  @Enum({ items: () => [...chooseKinds], type: 'string', columnType: 'text' })
  choose!: ChooseKind;

  @MaxItems(maxChoices)
  @Field(() => [OptionChoiceType], { description: 'In the order in which they are shown.' })
  @Property({ type: 'jsonb' })
  choices!: readonly OptionChoice[];

  /** The place among the groups. */
  @Property({ type: 'integer', default: 0 })
  position!: number;
}
