import { maxEquipmentItems } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { VersionedEntity } from '../../../platform/db/versioned.entity.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';

export const equipmentText = {
  scope:
    'Which homes it is for: `home:<slug>`, `width:single`, `width:double`, `width:triple` or `all`. Of those that fit a home the narrowest counts.',
} as const;

/** The same fields in a question and in an answer. */
@ObjectType('EquipmentItem', { simpleResolvers: true, description: 'Something that comes with a home.' })
@InputType('EquipmentItemInput', { description: 'Something that comes with a home.' })
export class EquipmentItemType implements EquipmentItem {
  @Field(() => String, {
    description: 'The group that it is listed in, as in `Kitchen`; 1 to 60 characters.',
  })
  group!: string;

  @Field(() => String, { description: 'What it is, as in `Dishwasher`; 1 to 80 characters.' })
  label!: string;

  @Field(() => String, {
    description: 'What there is to say about it; at most 300 characters, may be empty.',
  })
  text!: string;
}

/** Of one scope, one sheet holds on a day. */
const noOverlap = "exclude using gist (scope with =, daterange(starts_on, ends_on, '[]') with &&)";

/** What comes with a home, and the days on which it does. */
@ObjectType({
  simpleResolvers: true,
  description: 'What comes with the homes of a scope, and the days on which it does.',
})
@Entity({ tableName: 'equipment_sheets' })
@Check({ name: 'equipment_sheets_order', expression: 'ends_on >= starts_on' })
@Check({ name: 'equipment_sheets_no_overlap', expression: noOverlap })
export class EquipmentSheet extends VersionedEntity {
  @Field(() => String, { description: equipmentText.scope })
  @Property({ type: 'text' })
  scope!: string;

  @MaxItems(maxEquipmentItems)
  @Field(() => [EquipmentItemType], { description: 'In the order in which they are shown.' })
  @Property({ type: 'jsonb' })
  items!: readonly EquipmentItem[];

  @Field(() => GraphQLLocalDate, {
    description: 'The first day on which it holds, in the business’s time zone.',
  })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day on which it holds. Null until further notice.',
  })
  @Property({ type: 'date', nullable: true })
  endsOn!: string | null;
}
