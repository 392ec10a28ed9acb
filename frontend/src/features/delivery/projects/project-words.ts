import { wholeDollars } from '@hearthline/rules/dollars.ts';
import {
  projectStatuses,
  projectStatusFilters,
  type ProjectStatus,
  type ProjectStatusFilter,
} from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayText } from '../../../platform/dates/calendar-day.ts';
import { countText } from '../../../platform/figures/quantity-text.ts';

export const statusTitles: Readonly<Record<ProjectStatus, string>> = {
  planning: 'Planning',
  in_progress: 'In Progress',
  on_hold: 'On Hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const statusOptions = projectStatuses.map((status) => ({ status, title: statusTitles[status] }));

/** The titles of the list's status filters. */
export const filterTitles: Readonly<Record<ProjectStatusFilter, string>> = {
  active: 'Active',
  ...statusTitles,
  under_construction: 'Under construction',
  near_completion: 'Near completion',
  completed_this_quarter: 'Completed this quarter',
  active_this_quarter: 'Active this quarter',
  archived: 'Archived',
};
export const filterOptions = projectStatusFilters.map((filter) => ({ filter, title: filterTitles[filter] }));

/** `Nov 3, 2026` for a calendar day; `Not set yet` for null. */
export const dayOf = (day: string | null): string => (day ? dayText(day) : 'Not set yet');

/** `$250,000`: whole US dollars. */
export const moneyOf = (amount: number | null): string =>
  amount === null ? 'Not set yet' : wholeDollars(amount);

/** `3 beds · 2 baths · 1,760 sq ft`, as far as it is known. */
export const sizeOf = ({
  bedrooms,
  bathrooms,
  sqft,
}: {
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly sqft: number | null;
}): string =>
  [
    bedrooms !== null && pluralize(bedrooms, 'bed'),
    bathrooms !== null && pluralize(bathrooms, 'bath'),
    sqft !== null && `${countText(sqft)} sq ft`,
  ]
    .filter(Boolean)
    .join(' · ');

/** When a stage was or will be, as text. */
export const whenOf = ({
  plannedFor,
  beganOn,
  finishedOn,
}: {
  readonly plannedFor: string | null;
  readonly beganOn: string | null;
  readonly finishedOn: string | null;
}): string => {
  if (beganOn && finishedOn)
    return beganOn === finishedOn ? dayOf(finishedOn) : `${dayOf(beganOn)} to ${dayOf(finishedOn)}`;
  if (beganOn) return `Since ${dayOf(beganOn)}`;
  return plannedFor ? `Planned for ${dayOf(plannedFor)}` : 'No date yet';
};
