import { z } from 'zod';
import { optionalOrBlank } from '../../optional.ts';
import { optionalText } from '../../text.ts';

export const auditPageSize = 50;

/** How many days entries of the audit log are kept. The database holds to the same limits. */
export const auditDaysLimits = { min: 30, max: 3660, initial: 730 } as const;
const auditDaysRange = `A whole number from ${auditDaysLimits.min} to ${auditDaysLimits.max.toLocaleString('en-US')}`;
export const auditDays = z
  .int(auditDaysRange)
  .min(auditDaysLimits.min, auditDaysRange)
  .max(auditDaysLimits.max, auditDaysRange);

const day = optionalOrBlank(z.iso.date('Please choose a valid date'), 'Please choose a valid date');

/** Filters of the audit log. */
export const auditFilter = z.object({
  /** Part of a name or an e-mail address. */
  person: optionalText({ max: 100 }),
  action: optionalText({ max: 100 }),
  /** A kind (`user`), or a kind and an id (`user:0199…`). */
  object: optionalText({ max: 200 }),
  /** `done`, `refused` (everything but `done`), or one exact reason. */
  result: optionalText({ max: 100 }),
  /** First and last day in the business time zone. */
  from: day,
  to: day,
  /** The id of the previous page's last entry. */
  after: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id || null),
});
export type AuditFilter = z.output<typeof auditFilter>;
