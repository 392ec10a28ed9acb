import { dayIn } from './business-time.ts';
import type { Context } from './context.ts';
import { readSetting } from './setting.entity.ts';

/** The business's calendar day, `yyyy-mm-dd`, by the context's clock. */
export const businessDay = async (context: Pick<Context, 'sql' | 'now'>): Promise<string> => dayIn(await readSetting(context.sql, 'timeZone'), context.now());
