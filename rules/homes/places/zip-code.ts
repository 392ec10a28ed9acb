import { z } from 'zod';

/** What is said of a ZIP code that is none. */
export const zipSentence = 'A ZIP code has five digits';

/** A ZIP code of five digits. */
export const zipCode = z.string(zipSentence).regex(/^[0-9]{5}$/, zipSentence);
