import {
  contactStatuses,
  marketingConsents,
  type ContactStatus,
  type MarketingConsent,
} from './contact-rules.ts';

/** The fields whose words have to be understood. */
export const importWordFields = ['status', 'source', 'owner', 'consent'] as const;
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

/** The usual sources by their usual names, with the other words that files have for them. */
const sourceWords = {
  Website:
    'web, internet, online, our website, company website, web form, website form, contact form, landing page, web lead, website lead',
  Referral:
    'referred, referral program, customer referral, client referral, word of mouth, friend, family, friends and family, friend or family, recommendation',
  'Walk-in': 'walked in, drop in, drop by, stopped by, showroom, sales center, office visit',
  'Phone call': 'phone, telephone, call, call in, called, called in, phone in, phone inquiry, inbound call',
  Facebook:
    'fb, facebook ad, facebook ads, fb ad, fb ads, facebook lead ads, facebook lead, facebook page, facebook post, facebook marketplace, meta, meta ads',
  Instagram: 'ig, insta, instagram ad, instagram ads, ig ad, ig ads',
  Google:
    'google ad, google ads, google adwords, adwords, google search, google maps, google business, google business profile, google my business, ppc',
  Zillow: 'zillow lead, zillow listing, zillow ads',
  Email: 'newsletter, email campaign, email marketing, email blast',
  'Direct mail': 'mailer, mailing, flyer, postcard',
  'Home show': 'home expo, home and garden show, home & garden show, trade show, expo',
} as const;

/** The sources that the words of a file can be read as, besides those in use. */
export const defaultSources = Object.keys(sourceWords) as readonly (keyof typeof sourceWords)[];

/** Two spellings of one source compare equal, as they do for contacts: `Walk-in` is `walk in`. The end of a site's name counts as little. */
export const foldSource = (source: string): string =>
  source
    .toLowerCase()
    .replace(/\.com$/, '')
    .replace(/[\s_‐‑‒–—-]+/g, '');

const sources = new Map(
  Object.entries(sourceWords).flatMap(([source, words]) =>
    [source, ...words.split(', ')].map((word): [string, string] => [foldSource(word), source]),
  ),
);

/** The usual source that a word stands for, as far as it can be guessed; any other word is a source as it is written. */
export const guessSource = (word: string): string | null => sources.get(foldSource(word.trim())) ?? null;
