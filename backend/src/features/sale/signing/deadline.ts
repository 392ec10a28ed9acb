import { agreementDays } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import type { Reads } from '../../../platform/db/database.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { dayIn, dayStart } from '../../../platform/time/business-time.ts';

/** When an agreement can no longer be signed: the first instant after its last day in the business time zone. */
export const deadlineOf = (sentAt: Date, zone: string): Date =>
  dayStart(dayIn(zone, sentAt, agreementDays + 1), zone);

/**
 * The last day on which an agreement can be signed until midnight, as `yyyy-mm-dd`. Those that were sent before agreements ended with a
 * day end during the one after it.
 */
export const lastDayOf = (expiresAt: Date, zone: string): string => dayIn(zone, expiresAt, -1);

/** The same, by the business time zone of now; null for a draft. */
export const readLastDay = async (
  reads: Pick<Reads, 'query'>,
  expiresAt: Date | null,
): Promise<string | null> => expiresAt && lastDayOf(expiresAt, await readSetting(reads, 'timeZone'));
