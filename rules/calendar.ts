/** A day written out for people, as in `Monday, March 1, 2027`. @param date `yyyy-mm-dd`, a day that exists */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

// Any instant of our days does: which words a zone has depends on whether it changes its clocks around it.
const someDay = Date.UTC(2027, 0, 1);

/** A time zone in words, as in `Pacific Time`: the same in summer and winter where the clocks change. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(someDay).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
