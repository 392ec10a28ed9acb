import { z } from 'zod';
import { version } from './row-version.ts';
import { dismissibleKinds, answerMinutesLimits } from './waiting.ts';

/** What is to be set aside. */
export const dismissal = z.object({
  kind: z.enum(dismissibleKinds, 'This cannot be dismissed'),
  id: z.string(),
});
export type Dismissal = z.output<typeof dismissal>;
const answerMinutesRange = `A whole number from ${answerMinutesLimits.min} to ${answerMinutesLimits.max}`;
export const answerMinutes = z
  .int(answerMinutesRange)
  .min(answerMinutesLimits.min, answerMinutesRange)
  .max(answerMinutesLimits.max, answerMinutesRange);

/** The form for it. */
export const leadSettingsForm = z.object({ answerMinutes, version });
