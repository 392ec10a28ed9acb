import { dayAfter, mondayOf } from '@hearthline/rules/dates/day.ts';
import { leadWeeks } from '@hearthline/rules/office/overview.ts';
import { dayIn } from '../../../platform/time/business-time.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';

/** Today's date in the business time zone, and that zone. */
export const today = async (context: Context): Promise<{ day: string; zone: string }> => {
  const zone = await readSetting(context, 'timeZone');
  return { day: dayIn(zone, context.now()), zone };
};

/** The Mondays of the weeks in the leads chart, oldest first. */
export const weekStarts = (day: string): string[] =>
  Array.from({ length: leadWeeks }, (_, week) => dayAfter(mondayOf(day), 7 * (week + 1 - leadWeeks)));
