import { unknownZone } from '@hearthline/rules/settings.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses a time zone that PostgreSQL does not know, such as an old name: PostgreSQL uses the setting for every booking and report.
 * @throws AppError BAD_INPUT
 */
export const checkZone = async (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  timeZone: string,
): Promise<void> => {
  const [zone] = await sql('', 'select from pg_timezone_names where lower(name) = lower($1)', [timeZone]);
  if (!zone) throw new AppError('BAD_INPUT', { message: unknownZone, fields: { timeZone: unknownZone } });
};
