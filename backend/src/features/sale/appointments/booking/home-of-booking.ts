import type { NewAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import { isDesignCode } from '@hearthline/rules/homes/plans/plan-interest.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { designOfLead, type LeadDesign } from '../../leads/lead.api.ts';
import { planOfDesign } from '../../../homes/plans/floor-plan.api.ts';
import { bookableHome } from '../../../homes/catalog/home.api.ts';

/** The columns of an appointment that say which home it is about. */
type HomeColumns = Pick<Row<'appointments'>, 'homeId' | 'planCode' | 'homeName'>;

/** The same, and the design that it was booked with. */
export type BookedHome = HomeColumns &
  Pick<Row<'appointments'>, 'designCode' | 'designVersion' | 'designIsOwn'> & {
    /** Where the design says that it will stand; no column. */
    readonly siteZip: string | null;
  };

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

const homeOf = async (
  context: Pick<Context, 'query'>,
  homeSlug: string | null,
  planCode: string | null,
): Promise<HomeColumns> => {
  const home = homeSlug === null ? null : await bookableHome(context, homeSlug);
  if (home) return { homeId: home.id, planCode: null, homeName: home.name };
  const homeName = planCode !== null && isDesignCode(planCode) ? await planNameOf(planCode) : null;
  return homeName === null ? noHome : { homeId: null, planCode, homeName };
};

/** The home of a design. An edited plan has no page: what it is called is all there is to show. */
const homeOfDesign = async (
  context: Pick<Context, 'query'>,
  { home, homeName }: LeadDesign,
): Promise<HomeColumns> => {
  const found = await homeOf(context, home?.slug ?? null, home?.planCode ?? null);
  return found.homeName === null ? { ...noHome, homeName } : found;
};

/** The home and the design that a booking is about, as they are stored. What does not exist stops no booking. */
export const homeOfBooking = async (
  context: Pick<Context, 'query' | 'viewer' | 'designKey'>,
  { homeSlug, planCode, designCode }: Pick<NewAppointment, 'homeSlug' | 'planCode' | 'designCode'>,
): Promise<BookedHome> => {
  const [design, named] = await Promise.all([
    designOfLead(context, designCode),
    homeOf(context, homeSlug, planCode),
  ]);
  return {
    ...(named.homeName === null && design ? await homeOfDesign(context, design) : named),
    designCode: design?.code ?? null,
    designVersion: design?.version ?? null,
    designIsOwn: design?.isOwn ?? false,
    siteZip: design?.zip ?? null,
  };
};
