import { z } from 'zod';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optional, optionalOrBlank } from '../../optional.ts';
import { version } from '../../row-version.ts';
import { oneLine, text } from '../../text.ts';
import { homeWidths } from '../prices/keys.ts';

/** The most items of a sheet; with more, all sheets would be too much for one question (backend/src/platform/graphql/document-limits.ts). */
export const maxEquipmentItems = 45;

export const equipmentSentences = {
  scope: 'A sheet is for one home, for homes of one width, or for all homes',
  noHome: 'There is no home at this address',
  items: `A sheet has 1 to ${maxEquipmentItems} items`,
  group: 'Please say which group it belongs to',
  label: 'Please name the item',
  twice: 'This item is listed twice',
  day: 'Please choose a valid date',
  order: 'The last day must not be before the first',
} as const;

const scopes = new RegExp(`^(?:home:[a-z0-9]+(?:-[a-z0-9]+)*|width:(?:${homeWidths.join('|')})|all)$`);

/** Which homes a sheet is for: `home:{slug}`, `width:{width}` or `all`. */
export const equipmentScope = z
  .string(equipmentSentences.scope)
  .max(80, equipmentSentences.scope)
  .regex(scopes, equipmentSentences.scope);

const item = z.object({
  group: oneLine({ min: 1, max: 60, message: equipmentSentences.group }),
  label: oneLine({ min: 1, max: 80, message: equipmentSentences.label }),
  text: text({ max: 300 })
    .nullish()
    .transform((input) => input ?? ''),
});

/**
 * An equipment sheet from a day on; today without one. `version` is that of the sheet of this day as it was read, none for one of a new day.
 */
export const equipmentSheet = z
  .object({
    scope: equipmentScope,
    items: z
      .array(item, equipmentSentences.items)
      .min(1, equipmentSentences.items)
      .max(maxEquipmentItems, equipmentSentences.items),
    startsOn: optionalOrBlank(calendarDay, equipmentSentences.day),
    endsOn: optionalOrBlank(calendarDay, equipmentSentences.day),
    version: optional(version),
  })
  .superRefine(({ items, startsOn, endsOn }, context) => {
    items.forEach(({ group, label }, index) => {
      const first = items.findIndex((other) => other.group === group && other.label === label);
      if (first < index)
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'label'],
          message: equipmentSentences.twice,
        });
    });
    if (startsOn && endsOn && endsOn < startsOn)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: equipmentSentences.order });
  });
