const plain = new Intl.NumberFormat('en-US');

/** `1,760`. */
export const countText = (count: number): string => plain.format(count);

const steps: readonly (readonly [seconds: number, word: string])[] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

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
