import { maxPasswordLength } from '@hearthline/rules/accounts.ts';
import { maxPage } from '@hearthline/rules/paging.ts';

/** Descriptions of the fields and arguments that many types share, so that the whole API words them alike. */
export const fieldText = {
  id: 'A UUID; it never changes and is never given to anything else.',
  createdAt: 'When it was stored.',
  version: 'Grows with each change. An update names the version it was read at; if there is a newer one, it is refused with `CONFLICT` and changes nothing.',
  readVersion: 'The `version` that was read. If there is a newer one, nothing is changed and the answer is `CONFLICT`.',
  page: `From 1 to ${maxPage.toLocaleString('en-US')}; the first page when missing. A page after the last one is empty.`,
  pagination: 'Where this page stands in the whole list.',
  token: 'What stands after `token=` in the mailed link; `LINK_INVALID`, `LINK_EXPIRED` or `LINK_USED` when it is no good.',
  once: 'With the header `Idempotency-Key` (a text of your choice, at most 255 characters) it is done once, however often it is sent.',
  newPassword: `8 to ${maxPasswordLength} characters with a lowercase letter, an uppercase letter and a digit; not one of the passwords that are tried first.`,
  today: 'The day it is now where the business is.',
  timeZone: 'The IANA name of the zone of the business, as in `America/Los_Angeles`. All days and times without a zone are meant in it.',
} as const;

/** The description of an argument that identifies a row, for example `idOf('a contact')`. */
export const idOf = (what: string): string => `The id of ${what}; \`NOT_FOUND\` when there is none that whoever asks may see.`;
