import type { NewAppointment } from '@hearthline/rules/appointments/rules.ts';
import { isDesignCode } from '@hearthline/rules/floor-plans/plan-interest.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { planOfDesign } from '../../floor-plans/floor-plan.api.ts';
import { bookableHome } from '../../homes/home.api.ts';

/** The columns of an appointment that say which home it is about. */
export type HomeColumns = Pick<Row<'appointments'>, 'homeId' | 'planCode' | 'homeName'>;

const noHome: HomeColumns = { homeId: null, planCode: null, homeName: null };

/** What a plan is called whose name could not be found out. */
const unnamedPlan = 'A generated plan';

/** The name of a plan; null if there is no such plan. While the threads that make plans are busy it has none. */
const planNameOf = async (code: string): Promise<string | null> => {
  try {
    return (await planOfDesign(code))?.name ?? null;
  } catch (error) {
    // A booking must not wait for people who have plans drawn.
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return unnamedPlan;
    throw error;
  }
};

/** The home that a booking is about, as it is stored. One that does not exist stops no booking. */
export const homeOfBooking = async (
  context: Pick<Context, 'query'>,
  { homeSlug, planCode }: Pick<NewAppointment, 'homeSlug' | 'planCode'>,
): Promise<HomeColumns> => {
  const home = homeSlug === null ? null : await bookableHome(context, homeSlug);
  if (home) return { homeId: home.id, planCode: null, homeName: home.name };
  const homeName = planCode !== null && isDesignCode(planCode) ? await planNameOf(planCode) : null;
  return homeName === null ? noHome : { homeId: null, planCode, homeName };
};
