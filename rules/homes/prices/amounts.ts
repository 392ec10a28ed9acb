const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Dollars as people write them, as in `1,250` or `$1250.50`, in whole cents; null if it is no such amount. */
export const centsOfDollars = (text: string): number | null => {
  const [, whole, part = ''] = amount.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
};

/** Whole cents as a file or a field has them, as in `1250` or `1250.50`. */
export const dollarsOfCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A percentage as people write it, as in `7.5` or `7.5 %`; null if it is none. */
export const percentOfText = (text: string): number | null => {
  const [, value] = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text.trim()) ?? [];
  return value === undefined ? null : Number(value);
};
