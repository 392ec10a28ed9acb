import { z } from 'zod';

export const unknownParameter = 'There is no such parameter';

/** The query of an address that takes no parameters: a misspelled one is said to be unknown instead of ignored. */
export const noParameters = z.strictObject({}, unknownParameter);
