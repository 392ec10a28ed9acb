import { z } from 'zod';
import { optionalText } from '../../text.ts';
import { callOutcomes } from './waiting-contact.ts';

/** The input for logging a call. */
export const contactCall = z.object({
  outcome: z.enum(callOutcomes, 'Please say how the call ended'),
  text: optionalText({ max: 4000 }),
});
