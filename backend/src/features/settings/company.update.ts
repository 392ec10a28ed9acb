import type { BusinessHours } from '@hearthline/rules/hours.ts';
import { companyForm, unknownZone, type Company } from '@hearthline/rules/settings.ts';
import { version as versionRule } from '@hearthline/rules/version.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { validate } from '../../platform/validate.ts';
import { refuseOlder } from '../../platform/version.ts';
import { readCompanyDetails, versionOf, type CompanyView } from './company.service.ts';

const upsert = `
  insert into settings (key, value, updated_at) values ($1, $2::jsonb, $3)
  on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at, version = settings.version + 1`;

/**
 * Refuses a time zone that PostgreSQL does not know, such as an old name: PostgreSQL uses the setting for every booking and report.
 * @throws AppError BAD_INPUT
 */
const checkZone = async ({ sql }: Pick<Context, 'sql'>, timeZone: string): Promise<void> => {
  const [zone] = await sql('', 'select from pg_timezone_names where lower(name) = lower($1)', [timeZone]);
  if (!zone) throw new AppError('BAD_INPUT', { message: unknownZone, fields: { timeZone: unknownZone } });
};

/**
 * Changes the business's details and hours. Pages show the change at once on every instance, because settings are read for each request.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const updateCompany = async (context: Context, input: unknown): Promise<CompanyView> => {
  const { version } = validate(z.looseObject({ version: versionRule }), input);
  const before = await readCompanyDetails(context);
  const { timeZone, days, opens, closes, ...who } = validate(companyForm, input, before);
  await checkZone(context, timeZone);
  const company: Company = who;
  const hours: BusinessHours = { days, opens, closes };
  const values = { ...company, timeZone, ...hours };
  const fields = (Object.keys(values) as (keyof typeof values)[]).filter((field) => String(before[field]) !== String(values[field]));
  await context.transaction(async (em) => {
    // An advisory lock, because there may be no row to lock yet.
    await executeIn(em, "select pg_advisory_xact_lock(hashtextextended('settings', 1))");
    const [row] = await executeIn<{ version: number }>(em, "select version from settings where key = 'company'");
    refuseOlder({ version: versionOf(row) }, version);
    for (const [key, value] of Object.entries({ company, timeZone, hours })) await executeIn(em, upsert, [key, JSON.stringify(value), context.now()]);
    audit(context, em, { action: 'settings.update', object: ['settings', 'company'], details: { fields } });
  });
  return readCompanyDetails(context);
};
