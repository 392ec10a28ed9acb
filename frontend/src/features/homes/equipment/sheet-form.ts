import { equipmentSheet } from '@hearthline/rules/homes/equipment/equipment-rules.ts';
import { byEquipmentGroup } from '@hearthline/rules/homes/equipment/equipment.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { EquipmentSheetRowFragment } from '../../../gql/generated.ts';

/** An item as it is typed. */
export interface ItemFields {
  /** Tells rows apart while they are moved. */
  readonly row: string;
  readonly label: string;
  readonly text: string;
}

/** A group of items as it is typed. */
export interface GroupFields {
  readonly row: string;
  readonly group: string;
  readonly items: readonly ItemFields[];
}

/** The values of the form. */
export interface SheetFields {
  readonly scope: string;
  readonly groups: readonly GroupFields[];
  readonly startsOn: string;
  readonly endsOn: string;
}

/** An item that is being added. */
export const emptyItem = (row: string): ItemFields => ({ row, label: '', text: '' });

/** The next sheet in place of a stored one, from today on. @param scope whom a new one is for */
export const sheetFields = (
  sheet: Pick<EquipmentSheetRowFragment, 'items'> | null,
  scope: string,
  today: string,
): SheetFields => ({
  scope,
  groups: sheet
    ? byEquipmentGroup(sheet.items).map(({ group, items }, place) => ({
        row: `group ${place}`,
        group,
        items: items.map(({ label, text }, at) => ({ row: `${place}.${at}`, label, text })),
      }))
    : [{ row: 'group 0', group: '', items: [emptyItem('0')] }],
  startsOn: today,
  endsOn: '',
});

export type SheetValues = z.output<typeof equipmentSheet>;

/** What is wrong with a group, and with its items. */
export interface GroupErrors {
  readonly group?: { readonly message: string };
  readonly items?: readonly ({ readonly [field: string]: { readonly message: string } } | undefined)[];
}

/** Checks the form by the rule; what is wrong with an item is said at its fields. */
export const sheetResolver: Resolver<SheetFields, unknown, SheetValues> = (fields) => {
  const { groups, ...rest } = fields;
  const places = groups.flatMap(({ items }, group) => items.map((_, item) => ({ group, item })));
  const { success, data, error } = equipmentSheet.safeParse({
    ...rest,
    items: groups.flatMap(({ group, items }) => items.map(({ label, text }) => ({ group, label, text }))),
  });
  if (success) return { values: data, errors: {} };
  const errors: Record<string, unknown> = {};
  const wrong: {
    group?: { type: string; message: string };
    items: Record<string, { type: string; message: string }>[];
  }[] = [];
  for (const { path, message } of error.issues) {
    const [field = '', index, part = ''] = path;
    const place = field === 'items' && typeof index === 'number' ? places[index] : undefined;
    if (place) {
      const group = (wrong[place.group] ??= { items: [] });
      if (part === 'group') group.group ??= { type: 'rule', message };
      else (group.items[place.item] ??= {})[String(part)] ??= { type: 'rule', message };
    } else errors[field === 'items' ? 'root' : String(field)] ??= { type: 'rule', message };
  }
  if (wrong.length) errors.groups = wrong;
  return { values: {}, errors: errors as FieldErrors<SheetFields> };
};
