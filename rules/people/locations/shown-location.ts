import type { Point } from './distance.ts';
import type { DayHours } from './opening.ts';

/** A home that stands at a location. */
export interface StandingHome {
  readonly slug: string;
  readonly name: string;
}

/** Whether a location is open, as of when it was asked for. */
export interface ShownOpening {
  readonly open: boolean;
  /** As in `Opens tomorrow at 10:00 AM`. */
  readonly text: string;
  /** When the text stops being true, as an ISO 8601 instant; null if it stays. */
  readonly changesAt: string | null;
}

/** A place with display models as visitors see it. */
export interface ShownLocation {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string | null;
  readonly hours: readonly DayHours[];
  /** The same in words, a line for the days that have the same. */
  readonly hoursText: readonly string[];
  readonly opening: ShownOpening;
  /** Published homes, in the seller's order. */
  readonly homes: readonly StandingHome[];
  /** From the middle of the ZIP code area that was asked for; null without one, and where either place is unknown. */
  readonly miles: number | null;
  /** Where it is: as its editor gave it, or else the middle of its ZIP code area; null where neither is known. */
  readonly point: Point | null;
  /** Whether it is made up, as in the demo. */
  readonly sample: boolean;
}

/** The booking page for a visit to a display location. @param id of the location */
export const visitPath = (id: string): string => `/appointments?location=${encodeURIComponent(id)}`;

/** `4120 Martin Way E, Olympia, WA 98516` */
export const locationAddress = ({
  address,
  city,
  state,
  zip,
}: Pick<ShownLocation, 'address' | 'city' | 'state' | 'zip'>): string =>
  `${address}, ${city}, ${state} ${zip}`;
