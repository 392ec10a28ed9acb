import { z } from 'zod';
import { text } from './text.ts';

export const auditPageSize = 50;

const word = (max: number) => text({ max }).nullish().transform((value) => value || null);
const day = z
  .union([z.literal(''), z.iso.date('Please choose a valid date')], 'Please choose a valid date')
  .nullish()
  .transform((date) => date || null);

/** What narrows the record. */
export const auditFilter = z.object({
  /** Part of a name or an e-mail address. */
  person: word(100),
  action: word(100),
  /** A kind (`user`), or a kind and an id (`user:0199…`). */
  object: word(200),
  /** `done`, `refused` (whatever was not done), or the exact reason. */
  result: word(100),
  /** First and last day in the business time zone. */
  from: day,
  to: day,
  /** The last entry of the page before. */
  after: z.string().max(100).nullish().transform((id) => id || null),
});
export type AuditFilter = z.output<typeof auditFilter>;
