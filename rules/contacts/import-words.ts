import { contactStatuses, marketingConsents, type ContactStatus, type MarketingConsent } from './rules.ts';

/** The fields whose words have to be understood. */
export const importWordFields = ['status', 'owner', 'consent'] as const;
export type ImportWordField = (typeof importWordFields)[number];

/** Two spellings of one word compare equal: letter case and blanks make no difference. At most 200 characters count. */
export const foldImportWord = (word: string): string =>
  word.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 200);

const listed = <Value extends string>(
  words: Readonly<Partial<Record<Value, string>>>,
): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(words) as [Value, string][]).flatMap(([value, list]) =>
      list.split(', ').map((word): [string, Value] => [word, value]),
    ),
  );

const statusWords = listed<ContactStatus>({
  prospect: 'lead, new, new lead, open, cold, interested, inquiry, enquiry, subscriber, potential',
  active:
    'hot, warm, working, contacted, qualified, in progress, in talks, opportunity, negotiation, open deal, follow up, follow-up',
  customer: 'client, won, closed won, closed - won, closed-won, buyer, sold, purchased, bought, owner',
  inactive:
    'lost, closed lost, closed - lost, closed-lost, dead, archived, unqualified, disqualified, dormant, not interested, closed',
});

const consentWords = listed<MarketingConsent>({
  yes: 'y, true, 1, x, on, ok, opt in, opt-in, opted in, opted-in, subscribed, agreed, granted, consented, confirmed, allowed',
  no: 'n, false, 0, off, opt out, opt-out, opted out, opted-out, unsubscribed, declined, denied, refused, withdrawn, revoked, do not contact, do not email',
  unknown: 'not asked, none, n/a, na, -, ?, pending, not set',
});

/** The status that a word stands for, as far as it can be guessed. */
export const guessStatus = (word: string): ContactStatus | null =>
  contactStatuses.find((status) => status === foldImportWord(word)) ??
  statusWords.get(foldImportWord(word)) ??
  null;

/** The consent that a word stands for, as far as it can be guessed. */
export const guessConsent = (word: string): MarketingConsent | null =>
  marketingConsents.find((consent) => consent === foldImportWord(word)) ??
  consentWords.get(foldImportWord(word)) ??
  null;
