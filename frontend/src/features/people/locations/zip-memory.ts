import { tabStorage, unsentPrefix } from '../../../platform/browser/browser-storage.ts';

const key = `${unsentPrefix}zip`;
const five = /^\d{5}$/;

/** The ZIP code from which the visitor asked last, in this tab. */
export const zipMemory = {
  read: (): string | null => {
    const zip = tabStorage.read(key);
    return zip && five.test(zip) ? zip : null;
  },
  write: (zip: string | null): void => tabStorage.write(key, zip),
};

/** The five digits of what was typed, also of one with four further digits; null if it is not a ZIP code. */
export const zipOf = (typed: string): string | null => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1] ?? null;

/** The sentence about anything else, as the server words it. */
export const invalidZip = 'Please enter a five-digit ZIP code';
