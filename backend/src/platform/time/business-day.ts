import { stepStart } from '@hearthline/rules/office/reports/periods.ts';
import { dayIn, dayStart } from './business-time.ts';
import type { Context } from '../context.ts';
import { readSetting } from '../db/setting.entity.ts';

/** Today's date in the business's time zone, `yyyy-mm-dd`, by the context's clock. */
export const businessDay = async (context: Pick<Context, 'query' | 'now'>): Promise<string> =>
  dayIn(await readSetting(context, 'timeZone'), context.now());

/** When the next day begins in the business's time zone, by the context's clock. */
export const nextBusinessDay = async (context: Pick<Context, 'query' | 'now'>): Promise<Date> => {
  const zone = await readSetting(context, 'timeZone');
  return dayStart(dayIn(zone, context.now(), 1), zone);
};

/** When the current week (from Monday), month or quarter began in the business's time zone, by the context's clock. */
export const beginningOf = async (
  context: Pick<Context, 'query' | 'now'>,
  span: 'week' | 'month' | 'quarter',
): Promise<Date> => {
  const zone = await readSetting(context, 'timeZone');
  return dayStart(stepStart(dayIn(zone, context.now()), span), zone);
};
