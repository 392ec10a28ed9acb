import { stepStart } from '@hearthline/rules/report-periods.ts';
import { dayIn, dayStart } from './business-time.ts';
import type { Context } from './context.ts';
import { readSetting } from './setting.entity.ts';

/** The business's calendar day, `yyyy-mm-dd`, by the context's clock. */
export const businessDay = async (context: Pick<Context, 'sql' | 'now'>): Promise<string> => dayIn(await readSetting(context.sql, 'timeZone'), context.now());

/** The instant at which the business's current week (a Monday), month or quarter began, by the context's clock. */
export const beginningOf = async (context: Pick<Context, 'sql' | 'now'>, span: 'week' | 'month' | 'quarter'): Promise<Date> => {
  const zone = await readSetting(context.sql, 'timeZone');
  return dayStart(stepStart(dayIn(zone, context.now()), span), zone);
};
