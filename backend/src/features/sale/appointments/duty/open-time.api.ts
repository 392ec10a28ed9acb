import type { OpenTime } from '@hearthline/rules/people/leads/response-clock.ts';
import type { Reads } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { prepare } from '../../../../platform/db/statement.ts';
import { dayIn, periodOf } from '../../../../platform/time/business-time.ts';

/** Every block for everybody: there are a few a year. */
const companyBlocks = prepare('company_blocks', (db) =>
  db
    .selectFrom('blockedDates')
    .select(['startsOn', 'endsOn'])
    .where('consultantId', 'is', null)
    .orderBy('startsOn'),
);

/** When the company is there to answer, for the response clock: `minutesWaited`, `waitedUntil`, `askedUntil` of `rules/people/leads/`. */
export const readOpenTime = async (reads: Pick<Reads, 'query'>): Promise<OpenTime> => {
  const [zone, hours, blocked] = [
    await readSetting(reads, 'timeZone'),
    await readSetting(reads, 'hours'),
    await reads.query(companyBlocks, {}),
  ];
  return {
    ...hours,
    blocked,
    dayOf: (at) => dayIn(zone, at),
    instantOf: (day, clock) => {
      const [hour = 0, minute = 0] = clock.split(':').map(Number);
      return periodOf(day, { hour, minute }, 0, zone).startsAt;
    },
  };
};
