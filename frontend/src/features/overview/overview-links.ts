import { dayAfter } from '@hearthline/rules/day.ts';
import type { ProjectStatus } from '@hearthline/rules/projects.ts';

interface Leads {
  readonly source?: string | undefined;
  /** The Monday of one week; without it all since `since`. */
  readonly week?: string | undefined;
  readonly since: string;
}

/** The list of exactly the contacts that a figure of the leads counts. */
export const leadsAt = ({ source, week, since }: Leads): string =>
  `/admin?${new URLSearchParams({ tab: 'contacts', ...(source && { source }), addedFrom: week ?? since, ...(week && { addedTo: dayAfter(week, 6) }) })}`;

/** The projects of one status. */
export const projectsAt = (status: ProjectStatus): string => `/admin?tab=projects&status=${status}`;

/** The consultations of one day, without the cancelled ones, as the chart counts them. */
export const bookingsAt = (day: string): string => `/admin/appointments?view=list&status=kept&from=${day}&to=${day}`;
