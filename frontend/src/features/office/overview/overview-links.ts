import { dayAfter } from '@hearthline/rules/dates/day.ts';
import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';

interface Leads {
  readonly source?: string | undefined;
  /** The Monday of one week; if missing, all since `since`. */
  readonly week?: string | undefined;
  readonly since: string;
}

/** The address of the list of exactly those contacts that a figure of the leads counts. */
export const leadsAt = ({ source, week, since }: Leads): string =>
  `/admin?${new URLSearchParams({ tab: 'contacts', ...(source && { source }), addedFrom: week ?? since, ...(week && { addedTo: dayAfter(week, 6) }) })}`;

/** The address of the deals of one stage. */
export const dealsAt = (stage: DealStage): string => `/deals?view=list&stage=${stage}`;

/** The address of the consultations of one day, without canceled ones, as the chart counts them. */
export const bookingsAt = (day: string): string =>
  `/admin/appointments?view=list&status=kept&from=${day}&to=${day}`;
