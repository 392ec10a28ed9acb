import type { Finding, WidthClass } from '../../plan/document.ts';

/** Where the requirement was taken from: the regulation's text, memory of it, market practice, or the document itself. */
export type Source = 'text' | 'memory' | 'practice' | 'document';

/** A rule as data. Its numbers stand here and nowhere else. */
export interface Rule<Limit> {
  readonly cite: string;
  /** In the words of a sheet. */
  readonly required: string;
  readonly title: string;
  readonly source: Source;
  /** Inches, square inches where it says area or openable, shares of one. */
  readonly limit: Limit;
  readonly level: Finding['level'];
  /** The annual edition of the regulation, or the edition of our own rules. */
  readonly edition: string;
  /** What could not be confirmed. */
  readonly note?: string;
  /** Applies to documents that carry `front` only. */
  readonly onlyNew?: boolean;
}

/**
 * A rule of practice: advice, which some good homes do not follow. How many do is measured over many plans of the generator,
 * in each width class.
 */
export interface PracticeRule<Limit> extends Rule<Limit> {
  /** The share of the plans to which the rule applies that keep it, of singles and of doubles. */
  readonly share: { readonly single: number; readonly double: number };
}

const editions: Readonly<Record<Source, string>> = {
  text: '2015',
  memory: '2015',
  practice: '1',
  document: '1',
};

/** A rule of the book; an error unless it says otherwise. */
export const rule = <const Limit>(
  cite: string,
  required: string,
  title: string,
  source: Source,
  limit: Limit,
  more: Partial<Pick<Rule<Limit>, 'level' | 'edition' | 'note' | 'onlyNew'>> = {},
): Rule<Limit> => ({
  cite,
  required,
  title,
  source,
  limit,
  level: 'error',
  edition: editions[source],
  ...more,
});

/**
 * A rule of practice.
 * @param share of the plans that keep it; singles may have a share of their own
 */
export const practice = <const Limit>(
  share: number,
  required: string,
  title: string,
  limit: Limit,
  singles = share,
): PracticeRule<Limit> => ({
  ...rule('practice', required, title, 'practice', limit, { level: 'practice', onlyNew: true }),
  share: { single: singles, double: share },
});

/** By how much less of the triples than of the doubles keep a rule of practice. */
const triplesLess = 0.1;

/** The share of the plans of a width class that keep a rule of practice, of those to which it applies. */
export const shareOf = ({ share }: PracticeRule<unknown>, width: WidthClass): number =>
  width === 'triple' ? share.double - triplesLess : share[width];
