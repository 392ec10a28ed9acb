import type { ContentState } from '@hearthline/rules/site/content-form.ts';
import type { ContentFigures, ContentKind, FinanceTopic } from '@hearthline/rules/site/content.ts';

export const kindTitle = {
  promotion: 'Promotion',
  program: 'Program',
  financing: 'Financing',
  example_price: 'Example price',
  company_fact: 'Company fact',
  testimonial: 'Buyer’s words',
  team_member: 'Team member',
} as const satisfies Record<ContentKind, string>;

interface FieldWords {
  readonly title: string;
  readonly terms: string;
  readonly termsHelp: string;
  readonly termsExample: string;
  readonly text: string;
}
const offer: FieldWords = {
  title: 'Title',
  terms: 'Terms',
  termsHelp: 'The offer in a few words.',
  termsExample: '$5,000 off',
  text: 'Text',
};

/** What the fields of an entry are called in its form. */
export const fieldWords: Readonly<Record<ContentKind, FieldWords>> = {
  promotion: offer,
  program: offer,
  financing: offer,
  example_price: offer,
  company_fact: {
    title: 'What it is',
    terms: 'Number or figure',
    termsHelp: 'Shown in large type, so keep it short.',
    termsExample: 'WA 2914',
    text: 'What it means, or where to check it',
  },
  testimonial: {
    title: 'Buyer',
    terms: 'Town',
    termsHelp: 'Quote buyers only with their consent.',
    termsExample: 'Chehalis, WA',
    text: 'Their words',
  },
  team_member: {
    title: 'Name',
    terms: 'Job',
    termsHelp: 'What they do for a buyer.',
    termsExample: 'Housing consultant',
    text: 'About them',
  },
};
export const topicTitle = {
  'government-backed': 'Government-backed loans',
  'state-local': 'State and local programs',
  private: 'Private and specialty loans',
  unique: 'Unique solutions',
} as const satisfies Record<FinanceTopic, string>;
export const stateTitle = {
  current: 'Shown',
  upcoming: 'Upcoming',
  expired: 'Expired',
} as const satisfies Record<ContentState, string>;

/** Figures as editable lines of `name: number`; the `home` of an example price is a word. */
export const figuresText = (figures: ContentFigures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Reads such lines; an unreadable one becomes a name that the rule refuses. */
export const figuresOf = (text: string): ContentFigures =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line): [string, string | number] => {
        const [, name = '?', value = ''] = /^\s*([^:=]*?)\s*[:=]\s*(.*?)\s*$/.exec(line) ?? [];
        if (name === 'home') return [name, value];
        return [name || '?', value === '' ? Number.NaN : Number(value.replace(/[$,%\s]/g, ''))];
      }),
  );
