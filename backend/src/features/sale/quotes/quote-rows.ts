import { costOf, totalOf, type StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';

/** What is stored of lines, beside themselves. */
export const sumColumns = (lines: readonly StoredLine[]) => {
  const cost = costOf(lines);
  return { totalCents: totalOf(lines), costCents: cost };
};
