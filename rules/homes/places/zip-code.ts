import { z } from 'zod';
import { zipSentence } from './zip-sentence.ts';

export { zipSentence } from './zip-sentence.ts';

/** A ZIP code of five digits. */
export const zipCode = z.string(zipSentence).regex(/^[0-9]{5}$/, zipSentence);
