/** What a piece of dated content is about. */
export const contentKinds = [
  'promotion',
  'program',
  'financing',
  'example_price',
  'company_fact',
  'testimonial',
  'team_member',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The kinds that say who the company is; all others are offers. */
export const companyKinds = [
  'company_fact',
  'testimonial',
  'team_member',
] as const satisfies readonly ContentKind[];
/** What is offered, and what it costs. */
export const offerKinds = [
  'promotion',
  'program',
  'financing',
  'example_price',
] as const satisfies readonly ContentKind[];

/** The four groups of the Finance page (docs/specification.md, section 2). */
export const financeTopics = ['government-backed', 'state-local', 'private', 'unique'] as const;
export type FinanceTopic = (typeof financeTopics)[number];

/** Numbers by name; the only word among them is `home`. */
export type ContentFigures = Readonly<Record<string, number | string>>;

/** A fact of the marketing copy as visitors see it. */
export interface ContentItem {
  /** Identifies it within its kind, as in `solar-package`. */
  readonly slug: string;
  readonly kind: ContentKind;
  /** Its group on the Finance page; null when it is not part of one. */
  readonly topic: FinanceTopic | null;
  /** As in `FHA`. */
  readonly title: string;
  /** The terms in a few words: `3.5% down`. */
  readonly terms: string;
  readonly text: string;
  /** The numbers in it, by name: percent, whole dollars, years. `home` is no number but the address of the home that an example price is of. */
  readonly figures: ContentFigures;
  /** First and last day on which it is offered, in the business time zone; null means no limit. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Whether it is made up, as in the demo: pages say so beside it. */
  readonly sample: boolean;
  /** Where its picture is; null without one. */
  readonly pictureUrl: string | null;
}

type Fact = Pick<ContentItem, 'slug' | 'title' | 'terms' | 'text' | 'figures'>;
const always = { startsOn: null, endsOn: null, sample: false, pictureUrl: null } as const;
const standing = (kind: ContentKind, topic: FinanceTopic | null, fact: Fact): ContentItem => ({
  kind,
  topic,
  ...fact,
  ...always,
});

/** The example price whose home pages about financing begin with. */
export const financedExample = '3br-2ba';

const example = (
  bedrooms: number,
  bathrooms: number,
  price: number,
  monthly: number,
  home: string,
  text: string,
): ContentItem =>
  standing('example_price', null, {
    slug: `${bedrooms}br-${bathrooms}ba`,
    title: `${bedrooms} bedrooms, ${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`,
    terms: `about $${monthly.toLocaleString('en-US')} a month`,
    text,
    figures: { bedrooms, bathrooms, price, monthly, downPercent: 10, years: 30, home },
  });

/**
 * The undated facts of the marketing copy (docs/specification.md, section 1), as in a new database. Pages show these until the
 * server has sent what applies today; a spec keeps this list and the database in agreement.
 */
export const standingContent: readonly ContentItem[] = [
  standing('promotion', null, {
    slug: 'military',
    title: 'Thank you for your service',
    terms: 'Extra 2%',
    text: 'An extra 2% off for military households.',
    figures: { percent: 2 },
  }),
  standing('promotion', null, {
    slug: 'referral',
    title: 'Referred by a friend',
    terms: '$1,000 credit',
    text: 'A $1,000 referral credit toward your home when one of our buyers referred you.',
    figures: { amount: 1000 },
  }),
  standing('program', 'state-local', {
    slug: 'hud-vouchers',
    title: 'HUD vouchers',
    terms: 'accepted',
    text: 'Where your housing authority takes part, a voucher helps with the monthly cost.',
    figures: {},
  }),
  standing('financing', 'government-backed', {
    slug: 'fha',
    title: 'FHA',
    terms: '3.5% down',
    text: 'For buyers with modest savings.',
    figures: { downPercent: 3.5 },
  }),
  standing('financing', 'government-backed', {
    slug: 'va',
    title: 'VA',
    terms: '0% down',
    text: 'For veterans and active service members.',
    figures: { downPercent: 0 },
  }),
  standing('financing', 'government-backed', {
    slug: 'usda',
    title: 'USDA rural',
    terms: '0% down',
    text: 'For homes in rural areas.',
    figures: { downPercent: 0 },
  }),
  standing('financing', 'private', {
    slug: 'conventional',
    title: 'Conventional',
    terms: 'starting at 6.5%',
    text: 'From banks and lenders who know factory-built homes.',
    figures: { ratePercent: 6.5 },
  }),
  standing('financing', 'unique', {
    slug: 'cash',
    title: 'Paying cash',
    terms: '5% discount',
    text: 'No loan, no interest, and 5% off the price.',
    figures: { discountPercent: 5 },
  }),
  example(2, 1, 89_000, 1200, 'yachats', 'A first home, or a smaller one for fewer people.'),
  example(3, 2, 145_000, 1800, 'castle-rock', 'Room for a family, with a bath to spare.'),
];

/** One figure of an item. @throws Error when it is missing, because the page was given an item of another kind */
export const figureOf = ({ slug, figures }: ContentItem, name: string): number => {
  const value = figures[name];
  if (typeof value !== 'number') throw new Error(`${slug} has no figure ${name}`);
  return value;
};
