import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { holdsOn } from '../../homes/prices/price.api.ts';

const plans = (db: Db) =>
  db.selectFrom('paymentPlans').select(['id', 'createdAt', 'version', 'loan', 'steps', 'startsOn', 'endsOn']);

/** The payment plans that hold on a day; the one for all other kinds of loan is the last. */
export const plansOn = prepare('payment_plans', (db, p: Placeholders<{ day: string }>) =>
  plans(db)
    .where(holdsOn(p))
    .orderBy('loan', (order) => order.asc().nullsLast()),
);
/** A payment plan as its statements return it. */
export type PaymentPlanRow = NonNullable<(typeof plansOn)['row']>;

export const planById = prepare('payment_plan', (db, p: Placeholders<{ id: string }>) =>
  plans(db).where('id', '=', p.id),
);
