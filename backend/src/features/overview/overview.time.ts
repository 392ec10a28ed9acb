import { leadWeeks } from '@hearthline/rules/overview.ts';
import { Temporal } from 'temporal-polyfill';
import { dayIn, periodOf } from '../../platform/business-time.ts';
import type { Context } from '../../platform/context.ts';
import { readSetting } from '../../platform/setting.entity.ts';

/** The instant a day begins in a zone. @param day `yyyy-mm-dd` */
export const startOf = (day: string, zone: string): Date => periodOf(day, { hour: 0, minute: 0 }, 0, zone).startsAt;

/** The day some days after another. */
export const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The business's today and the zone it is meant in. */
export const today = async (context: Context): Promise<{ day: string; zone: string }> => {
  const zone = await readSetting(context.sql, 'timeZone');
  return { day: dayIn(zone, context.now()), zone };
};

/** The instant the current month began for the business. */
export const monthStart = async (context: Context): Promise<Date> => {
  const { day, zone } = await today(context);
  return startOf(`${day.slice(0, 8)}01`, zone);
};

/** The Mondays of the leads' weeks, the oldest first. */
export const weekStarts = (day: string): string[] => {
  const monday = plusDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);
  return Array.from({ length: leadWeeks }, (_, week) => plusDays(monday, 7 * (week + 1 - leadWeeks)));
};
