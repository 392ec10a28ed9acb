import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { waitingDeals } from './waiting-deals.ts';
import { waitingFailures } from './waiting-failures.ts';
import { waitingPayments } from './waiting-payments.ts';
import { waitingPeople } from './waiting-people.ts';
import type { Look } from './waiting-row.ts';
import { waitingTasks } from './waiting-tasks.ts';
import { waitingWork } from './waiting-work.ts';

/** What waits for a member of staff, kind by kind, as `rules/waiting.ts` defines it. */
export const waitingSources = (db: Db, p: Placeholders<Look>) =>
  [
    ...waitingPeople(db, p),
    ...waitingWork(db, p),
    ...waitingDeals(db, p),
    ...waitingPayments(db, p),
    ...waitingFailures(db, p),
    waitingTasks(db, p),
  ] as const;
