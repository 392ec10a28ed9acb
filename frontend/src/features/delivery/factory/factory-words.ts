import { dayAfter, mondayOf } from '@hearthline/rules/dates/day.ts';
import { type HomeEventKind } from '@hearthline/rules/delivery/factory.ts';
import { stationIds, stationTitle } from '@hearthline/rules/stations.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { dayFormat } from '../../../platform/dates/calendar-day.ts';
import { countText } from '../../../platform/figures/quantity-text.ts';

/** `Mon, Nov 2`. */
export const dayText = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** `Mon, Nov 2, 2026`, for a day that may be long past. */
export const datedText = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** `1,760 sq ft · 3 beds`, as far as it is known; a line breaks between the two, not within one. */
export const sizeText = ({
  sqft,
  bedrooms,
}: {
  readonly sqft: number | null;
  readonly bedrooms: number | null;
}): string =>
  [sqft !== null && `${countText(sqft)} sq ft`, bedrooms !== null && pluralize(bedrooms, 'bed')]
    .flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : []))
    .join(' · ');

/** The title of the week that a home starts in. */
export const weekTitle = (day: string, today: string): string => {
  const monday = mondayOf(day);
  if (monday <= mondayOf(today)) return 'This week';
  return monday === dayAfter(mondayOf(today), 7) ? 'Next week' : `Week of ${dayText(monday)}`;
};

const eventTitles: Readonly<Record<HomeEventKind, string>> = {
  planned: 'Added to the schedule',
  rescheduled: 'Rescheduled',
  removed: 'Removed from the schedule',
  started: 'Started',
  moved: 'Moved on',
  moved_back: 'Moved back',
  held: 'Put on hold',
  released: 'Released',
  handed_over: 'Handed over to transport',
};

/** A station or day from a home's history, as text. */
const valueText = (value: string): string => {
  const station = stationIds.find((id) => id === value);
  return station ? stationTitle(station) : /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value) : value;
};

interface Happening {
  readonly kind: HomeEventKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

/** The texts of a history line: what happened, and the change or the reason. */
export const eventWords = ({
  kind,
  before,
  after,
  reason,
}: Happening): { readonly title: string; readonly text: string } => {
  const way =
    kind === 'held' || kind === 'released'
      ? ''
      : [before, after].flatMap((value) => (value ? [valueText(value)] : [])).join(' → ');
  return { title: eventTitles[kind], text: [way, reason].filter(Boolean).join(': ') };
};
