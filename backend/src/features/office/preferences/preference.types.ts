import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { PreferenceName, Preferences } from '@hearthline/rules/office/preferences.ts';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ColumnLayoutInput, ColumnLayoutType } from '../../../platform/graphql/column-layout.types.ts';

const columnsOf = (list: string): string => `The columns of the list of ${list}; null: the usual ones.`;
const inputFor = (list: string): string =>
  `The columns of the list of ${list}. Null restores the usual ones; if missing, they stay as they are.`;

@ObjectType('Preferences', {
  simpleResolvers: true,
  description: 'What the viewer chose for themselves, the same on all of their devices.',
})
export class PreferencesType implements Preferences {
  @Field(() => Boolean, {
    description: 'Whether single keys do something, such as J and K in a list; true unless switched off.',
  })
  keyboardShortcuts!: boolean;

  @Field(() => ColumnLayoutType, { nullable: true, description: columnsOf('contacts') })
  contactColumns!: ColumnLayout | null;

  @Field(() => ColumnLayoutType, { nullable: true, description: columnsOf('projects') })
  projectColumns!: ColumnLayout | null;

  @Field(() => ColumnLayoutType, { nullable: true, description: columnsOf('users') })
  userColumns!: ColumnLayout | null;

  @Field(() => ColumnLayoutType, { nullable: true, description: columnsOf('homes') })
  homeColumns!: ColumnLayout | null;

  @Field(() => ColumnLayoutType, { nullable: true, description: columnsOf('deals') })
  dealColumns!: ColumnLayout | null;
}

@InputType({ description: 'Settings to change; at least one. Those that are missing stay as they are.' })
export class PreferenceInput implements Record<PreferenceName, unknown> {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether single keys do something. Null switches them on, as they usually are.',
  })
  keyboardShortcuts: boolean | null | undefined;

  @Field(() => ColumnLayoutInput, { nullable: true, description: inputFor('contacts') })
  contactColumns: ColumnLayoutInput | null | undefined;

  @Field(() => ColumnLayoutInput, { nullable: true, description: inputFor('projects') })
  projectColumns: ColumnLayoutInput | null | undefined;

  @Field(() => ColumnLayoutInput, { nullable: true, description: inputFor('users') })
  userColumns: ColumnLayoutInput | null | undefined;

  @Field(() => ColumnLayoutInput, { nullable: true, description: inputFor('homes') })
  homeColumns: ColumnLayoutInput | null | undefined;

  @Field(() => ColumnLayoutInput, { nullable: true, description: inputFor('deals') })
  dealColumns: ColumnLayoutInput | null | undefined;
}
