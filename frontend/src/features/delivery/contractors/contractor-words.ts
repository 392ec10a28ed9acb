import type { BuildState, MaterialFilter } from '@hearthline/rules/delivery/contractors.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';

/** `Monday, Nov 2`. */
export const weekdayText = dayFormat({ weekday: 'long', month: 'short', day: 'numeric' });

export const buildStateTitles: Readonly<Record<BuildState, string>> = {
  scheduled: 'Scheduled',
  begun: 'In progress',
  blocked: 'Blocked',
  done: 'Done',
};

/** The text of the button that changes a build's state. */
export const buildMoveTitle = (from: BuildState, to: BuildState): string => {
  if (to === 'done') return 'Mark done';
  if (to === 'blocked') return 'Blocked';
  if (to === 'scheduled') return 'Back to schedule';
  return from === 'scheduled' ? 'Start' : from === 'blocked' ? 'Resume' : 'Reopen';
};

export const materialFilterTitles: Readonly<Record<MaterialFilter, string>> = {
  available: 'Available',
  used_up: 'Used up',
  reserved: 'Reserved for a project',
};
