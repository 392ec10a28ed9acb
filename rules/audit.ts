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

/** What was done, in words, where the technical name does not say it well. */
const known: Readonly<Record<string, string>> = {
  access: 'Was refused access',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-up': 'Signed up',
  'account.update': 'Changed the own account',
  'email.change-requested': 'Asked for another e-mail address',
  'email.change': 'Changed the e-mail address',
  'email.verify': 'Verified the e-mail address',
  'password.change': 'Changed the password',
  'password.reset': 'Reset the password',
  'session.end': 'Signed a device out',
  'session.end-all': 'Signed all devices out',
  'session.reused': 'Used an old session token',
  'user.invite': 'Invited a user',
  'user.invite-again': 'Sent an invitation again',
  'user.invitation-accept': 'Accepted an invitation',
  'user.invitation-revoke': 'Took an invitation back',
  'user.role': 'Changed a role',
  'user.update': 'Edited a user',
  'user.disable': 'Disabled a user',
  'user.enable': 'Enabled a user',
  'user.remove': 'Removed a user',
  'user.require-password-change': 'Required a new password',
  'user.send-reset': 'Sent a password reset',
  'user.export': 'Exported users',
  'mail.retry': 'Sent a mail again',
  'mail.test': 'Sent a test mail',
  'settings.update': 'Changed the company details',
  'consultant.create': 'Added a consultant',
  'consultant.update': 'Edited a consultant',
  'consultant.move': 'Changed the order of consultants',
  'blocked-date.create': 'Blocked days',
  'blocked-date.update': 'Changed blocked days',
  'blocked-date.remove': 'Opened blocked days',
  'content.create': 'Added an offer',
  'content.update': 'Edited an offer',
  'content.remove': 'Removed an offer',
  'job.retry': 'Ran a job again',
  'job.cancel': 'Cancelled a job',
  'audit.export': 'Exported the audit log',
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An action in words; one without words of its own is spelled out, as in `Contact: bulk status`. */
export const actionText = (action: string): string => {
  const own = Object.hasOwn(known, action) ? known[action] : undefined;
  if (own) return own;
  const [noun = '', verb] = action.split('.').map((part) => part.replace(/[-_]+/g, ' '));
  return verb ? `${capital(noun)}: ${verb}` : capital(noun);
};

/** How it went, in words. */
export const resultText = (result: string): string => (result === 'done' ? 'Done' : capital(result.toLowerCase().replace(/[-_]+/g, ' ')));
