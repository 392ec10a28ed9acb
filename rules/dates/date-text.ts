/** A day written out for people, as in `Monday, March 1, 2027`. @param date `yyyy-mm-dd`, a day that exists */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

// Any present-day instant will do: a zone's generic name depends on whether its clocks change around that time.
const someDay = Date.UTC(2027, 0, 1);

/** A time zone in words, as in `Pacific Time`: the same in summer and winter, even where the clocks change. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(someDay)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
