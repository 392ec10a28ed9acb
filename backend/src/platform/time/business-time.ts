import { Temporal } from 'temporal-polyfill';

/** A span between two instants. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The period that begins at a wall-clock time in a zone. When the clocks change, the wall clock decides:
 * 09:00 is 09:00, however long the night was.
 * @param date `yyyy-mm-dd`, a day that exists
 * @param zone an IANA name; the process's own zone is never used
 */
export const periodOf = (
  date: string,
  clock: { hour: number; minute: number },
  minutes: number,
  zone: string,
): Period => {
  const start = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: zone,
    plainTime: new Temporal.PlainTime(clock.hour, clock.minute),
  });
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date(start.add({ minutes }).epochMilliseconds),
  };
};

/** The calendar day of an instant in a zone, plus some days, as `yyyy-mm-dd`. */
export const dayIn = (zone: string, at: Date, plusDays = 0): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days: plusDays })
    .toString();

/** What a clock in a zone shows at an instant, as in `09:30`. */
export const clockIn = (zone: string, at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

/** The week around a day: its seven days from Sunday, and the instants at which it begins and ends in a zone. */
export const weekOf = (day: string, zone: string): Period & { readonly days: string[] } => {
  const given = Temporal.PlainDate.from(day);
  const first = given.subtract({ days: given.dayOfWeek % 7 });
  const midnight = (days: number): Date =>
    new Date(first.add({ days }).toZonedDateTime(zone).epochMilliseconds);
  return {
    days: Array.from({ length: 7 }, (_, days) => first.add({ days }).toString()),
    startsAt: midnight(0),
    endsAt: midnight(7),
  };
};

/** The instant at which a day begins in a zone. @param day `yyyy-mm-dd` */
export const dayStart = (day: string, zone: string): Date =>
  periodOf(day, { hour: 0, minute: 0 }, 0, zone).startsAt;
