const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 3, 2026, 4:12 PM`, where the reader is. @param at an instant as the API writes it */
export const instantText = (at: string): string => short.format(new Date(at));

const steps: readonly (readonly [seconds: number, word: string])[] = [[86_400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']];

/** `3 hours`, `1 minute`: a length of time in its largest whole unit. */
export const spanText = (seconds: number): string => {
  const [length, word] = steps.find(([step]) => seconds >= step) ?? [1, 'second'];
  const count = Math.max(0, Math.floor(seconds / length));
  return `${count} ${word}${count === 1 ? '' : 's'}`;
};

/** `1.4 GB` */
export const bytesText = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toLocaleString('en-US', { maximumFractionDigits: power ? 1 : 0 })} ${['B', 'kB', 'MB', 'GB', 'TB'][power]}`;
};

/** A calendar day in short, as in `Mar 1, 2027`. @param day `yyyy-mm-dd` */
export const dayText = (day: string): string => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(`${day}T00:00:00Z`));
