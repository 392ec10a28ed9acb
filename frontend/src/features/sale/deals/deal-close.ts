import { dayMs } from '@hearthline/rules/dates/day.ts';
import { isOpen } from '@hearthline/rules/sale/deals/stages.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { DealCardFragment } from '../../../gql/generated.ts';

/** How many days the day is past on which an open deal should have been decided; null if none. */
export const daysOverdue = (
  { stage, expectedCloseOn }: Pick<DealCardFragment, 'stage' | 'expectedCloseOn'>,
  today: string,
): number | null => {
  if (!isOpen(stage) || expectedCloseOn === null || expectedCloseOn >= today) return null;
  return Math.round((Date.parse(today) - Date.parse(expectedCloseOn)) / dayMs);
};

/** `3 days late`. */
export const overdueText = (days: number): string => `${pluralize(days, 'day')} late`;
