import type { BusinessHours } from '@hearthline/rules/dates/hours.ts';
import { companyForm, type Company } from '@hearthline/rules/company.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { z } from 'zod';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { readSetting, settingVersion, versionOf, writeSetting } from '../../../platform/db/setting.entity.ts';
import { checkZone } from '../../../platform/time/time-zone.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { rewriteLocalTimes } from '../../sale/appointments/time-zone.api.ts';
import { readCompanyDetails, type CompanyView } from './company.service.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/**
 * Changes the business's details and hours. Pages show the change at once on every instance, because settings are read for each request.
 * When the time zone changes, appointments stay at their instant, and are told by the new clock.
 * @throws AppError BAD_INPUT, CONFLICT
 */
export const updateCompany = async (context: Context, input: unknown): Promise<CompanyView> => {
  const { version, ...given } = validate(z.looseObject({ version: versionRule }), input);
  const stored = await readCompanyDetails(context);
  // Programs from before the fair housing line leave it out.
  const edited = { ...given, equalHousing: given.equalHousing ?? stored.equalHousing };
  const { timeZone, days, opens, closes, ...who } = validate(companyForm, edited, stored);
  await checkZone(context, timeZone);
  const company: Company = who;
  const hours: BusinessHours = { days, opens, closes };
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet.
    await takeLocks(trx, 'settings');
    const reads = readsIn(trx);
    const [row] = await reads.query(settingVersion, { key: 'company' });
    assertVersion({ version: versionOf(row) }, version);
    // Whoever changes the settings holds the lock, so this is what they are until the end of the transaction.
    const before = {
      ...(await readSetting(reads, 'company')),
      timeZone: await readSetting(reads, 'timeZone'),
      ...(await readSetting(reads, 'hours')),
    };
    await writeSetting(trx, 'company', company, context.now());
    await writeSetting(trx, 'timeZone', timeZone, context.now());
    await writeSetting(trx, 'hours', hours, context.now());
    if (timeZone !== before.timeZone) await rewriteLocalTimes(trx, timeZone);
    await audit(context, trx, {
      action: 'settings.update',
      object: ['settings', 'company'],
      details: { changes: changesOf(before, { ...company, timeZone, ...hours }) },
    });
  });
  return readCompanyDetails(context);
};
