import { maxEquipmentItems } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import type { EquipmentItem } from '@hearthline/rules/homes/equipment/equipment.ts';
import { GraphQLLocalDate } from 'graphql-scalars';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { MaxItems } from '../../../platform/graphql/list-size-limit.ts';
import { HomeType, type HomeView } from '../catalog/home.api.ts';
import type { EquipmentSheetRow } from './equipment.queries.ts';
import { EquipmentItemType, EquipmentSheet, equipmentText } from './equipment-sheet.entity.ts';
import { listEquipmentSheets, shownEquipment } from './equipment.service.ts';
import { saveEquipmentSheet } from './save-equipment-sheet.ts';

@InputType({
  description:
    'An equipment sheet from a day on; the one of its scope that holds before ends the day before.',
})
export class EquipmentSheetInput {
  @Field(() => String, { description: equipmentText.scope })
  scope!: string;

  @Field(() => [EquipmentItemType], {
    description: `1 to ${maxEquipmentItems}, in the order in which they are shown; each name once in its group.`,
  })
  items!: EquipmentItemType[];

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The first day, in the business’s time zone. Today if omitted; not in the past.',
  })
  startsOn?: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last day, in the business’s time zone; until further notice if omitted.',
  })
  endsOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of the sheet that begins on this day, to change it; none for others. If it is another one, `CONFLICT`, and nothing changes.',
  })
  version?: number | null;
}

@Resolver(() => HomeType)
export class EquipmentResolver {
  @Allow('price:read')
  @Query(() => [EquipmentSheet], {
    description: 'The equipment sheets that hold on a day, by their scopes.',
  })
  equipmentSheets(
    @Ctx() context: Context,
    @Arg('on', () => GraphQLLocalDate, {
      nullable: true,
      description: 'The day; today in the business’s time zone if omitted.',
    })
    on?: string | null,
  ): Promise<EquipmentSheetRow[]> {
    return listEquipmentSheets(context, { on });
  }

  @Allow('price:update')
  @Mutation(() => EquipmentSheet, {
    description:
      'Stores an equipment sheet from a day on. One that begins today or later can be changed; those that have held stay.',
  })
  saveEquipmentSheet(
    @Ctx() context: Context,
    @Arg('input', () => EquipmentSheetInput) input: EquipmentSheetInput,
  ): Promise<EquipmentSheetRow> {
    return saveEquipmentSheet(context, input);
  }

  @MaxItems(maxEquipmentItems)
  @FieldResolver(() => [EquipmentItemType], {
    description:
      'What comes with it today, by the narrowest equipment sheet that there is for it; empty without any.',
  })
  equipment(
    @Ctx() context: Context,
    @Root() { slug, modelType }: HomeView,
  ): Promise<readonly EquipmentItem[]> {
    return shownEquipment(context, { slug, modelType });
  }
}
