import type { Finding } from '../../plan/document.ts';

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
  more: { level?: Finding['level']; edition?: string; note?: string } = {},
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
