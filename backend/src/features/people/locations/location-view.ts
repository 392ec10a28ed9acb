import { milesBetween, type Point } from '@hearthline/rules/people/locations/distance.ts';
import {
  hoursLines,
  openingAt,
  openingText,
  type Opening,
} from '@hearthline/rules/people/locations/opening.ts';
import type { ShownLocation, ShownOpening } from '@hearthline/rules/people/locations/shown-location.ts';
import { clockIn, dayIn, periodOf } from '../../../platform/time/business-time.ts';
import type { StoredLocation } from './location.queries.ts';
import { pointOfZip } from './zip-area.ts';

/** A location as the API tells it: what visitors see, and what its editor needs besides. */
export type LocationView = Omit<StoredLocation, 'phone'> & ShownLocation;

const at = (day: string, clock: string, zone: string): Date => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return periodOf(day, { hour, minute }, 0, zone).startsAt;
};

/** The next instant at which the sentence about the hours is another one: when it opens or closes, or at midnight. */
const changeOf = (opening: Opening, today: string, zone: string, now: Date): Date | null => {
  if (opening.open) return at(today, opening.until, zone);
  if (!opening.next) return null;
  const { day, opens } = opening.next;
  // What is "tomorrow" today is "today" after midnight.
  return day === today ? at(day, opens, zone) : at(dayIn(zone, now, 1), '00:00', zone);
};

/** Whether a location is open at an instant, by the clock of the business. */
export const openingNow = (hours: StoredLocation['hours'], now: Date, zone: string): ShownOpening => {
  const today = dayIn(zone, now);
  const opening = openingAt(hours, today, clockIn(zone, now));
  return {
    open: opening.open,
    text: openingText(opening, today),
    changesAt: changeOf(opening, today, zone, now)?.toISOString() ?? null,
  };
};

/** Where a location is; null where neither it nor its ZIP code says so. */
const pointOf = ({ latitude, longitude, zip }: StoredLocation): Point | null =>
  latitude === null || longitude === null ? pointOfZip(zip) : { latitude, longitude };

interface Wanted {
  readonly now: Date;
  readonly zone: string;
  /** Where the asking person is, if that is known. */
  readonly from: Point | null;
}

/** Locations as visitors see them, nearest first if it is known from where; equally near ones stay in the seller's order. */
export const shownLocations = (
  rows: readonly StoredLocation[],
  { now, zone, from }: Wanted,
): LocationView[] =>
  rows
    .map((row) => {
      const point = pointOf(row);
      const exact = from && point ? milesBetween(from, point) : null;
      return { row, point, exact };
    })
    .sort((a, b) => (a.exact ?? Number.MAX_VALUE) - (b.exact ?? Number.MAX_VALUE))
    .map(({ row, point, exact }) => ({
      ...row,
      hoursText: hoursLines(row.hours),
      opening: openingNow(row.hours, now, zone),
      point,
      miles: exact === null ? null : Math.round(exact),
    }));
