import { pluralize } from '@hearthline/rules/humanize.ts';
import { centsText } from '@hearthline/rules/dollars.ts';
import type { ChangeOrderRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';

/** By how much a contract changes, as in `+$1,250.00` or `-$500.00`. */
export const deltaText = (cents: number): string => `${cents > 0 ? '+' : ''}${centsText(cents)}`;

/** By how much the planned days move, as in `14 days later`; null if they stay. */
export const daysText = (days: number): string | null =>
  days === 0 ? null : `${pluralize(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;

/** What is known of a change order on one line. */
export const factsText = ({
  days,
  fromVersion,
  toVersion,
  status,
  lastDay,
}: Pick<ChangeOrderRowFragment, 'days' | 'fromVersion' | 'toVersion' | 'status' | 'lastDay'>): string =>
  [
    toVersion === fromVersion ? null : `Design version ${fromVersion} to ${toVersion}`,
    daysText(days),
    status === 'sent' && lastDay ? `sign by ${dayText(lastDay)}` : null,
  ]
    .filter(Boolean)
    .join(' · ');

/** How people name one: by its number, which it has once it was sent. */
export const nameOfChange = ({ number }: Pick<ChangeOrderRowFragment, 'number'>): string =>
  number ?? 'Draft change order';
