import { unknownZone } from '@hearthline/rules/company.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses a time zone that PostgreSQL does not know, such as an old name: PostgreSQL uses the setting for every booking and report.
 * @throws AppError BAD_INPUT
 */
export const checkZone = async ({ db }: Pick<Context, 'db'>, timeZone: string): Promise<void> => {
  const zones = sql`select from pg_timezone_names where lower(name) = lower(${timeZone})`;
  const { rows } = await zones.execute(db);
  if (rows.length === 0)
    throw new AppError('BAD_INPUT', { message: unknownZone, fields: { timeZone: unknownZone } });
};
