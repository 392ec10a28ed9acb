import { maxPasswordLength } from '@hearthline/rules/people/accounts.ts';
import { maxPage } from '@hearthline/rules/paging.ts';

/** Descriptions of the fields and arguments that many types share, so that the whole API words them alike. */
export const fieldText = {
  id: 'A UUID that never changes and is never reused.',
  createdAt: 'When it was created.',
  version:
    'Increases with each change. An update states the version it is based on; if there is a newer one, the update is refused with `CONFLICT` and changes nothing.',
  readVersion:
    'The `version` that was read. If there is a newer one, the request is refused with `CONFLICT` and changes nothing.',
  page: `The page number, from 1 to ${maxPage.toLocaleString('en-US')}; 1 if omitted. A page after the last one is empty.`,
  pagination: 'The position of this page in the whole list.',
  token:
    'The text after `token=` in the mailed link. A link that is invalid, expired or already used is refused with `LINK_INVALID`, `LINK_EXPIRED` or `LINK_USED`.',
  once: 'With an `Idempotency-Key` header (1 to 255 characters of your choice), the request takes effect once, however often it is sent.',
  newPassword: `8 to ${maxPasswordLength} characters with a lowercase letter, an uppercase letter and a digit; passwords that are commonly guessed are refused.`,
  phone:
    'In E.164, with its extension if it has one, as in `+13605550142` or `+13605550142;ext=12`; a number from before it was stored like this is as it was typed.',
  typedPhone:
    'A US phone number in any usual spelling, or one with its country code; at most 40 characters. It is stored in E.164.',
  today: 'Today’s date in the business time zone.',
  timeZone:
    'The IANA name of the business time zone, as in `America/Los_Angeles`. All days and times without a zone are in it.',
} as const;

/** The description of an argument that identifies a row, for example `idOf('a contact')`. */
export const idOf = (what: string): string =>
  `The id of ${what}; \`NOT_FOUND\` if it does not exist or the caller may not see it.`;

/** The description of a search, for example `searchOf('a name or an address')`. */
export const searchOf = (what: string): string =>
  `Words that must all be found, in any order, each in ${what}; part of a word is enough (one or two letters must begin a word). Letter case, accents and repeated blanks do not matter: \`zoe muller\` finds Zoë Müller. At most 100 characters.`;
