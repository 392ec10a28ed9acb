import { percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import { isWithin, loanLimits, loanParameters, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeParameter, textsIn, withTexts } from './loan-address.ts';
import { afterTyping, termsOf, type LoanField, type LoanTexts } from './loan-texts.ts';

const formatLimit: Readonly<Record<keyof LoanTerms, (value: number) => string>> = {
  price: wholeDollars,
  downPercent: percent,
  ratePercent: percent,
  years: (years) => `${years} ${years === 1 ? 'year' : 'years'}`,
  taxPercent: percent,
  insurance: wholeDollars,
};

/** What is wrong with each field. */
const problemsOf = (terms: LoanTerms): Partial<Record<keyof LoanTerms, string>> =>
  Object.fromEntries(
    (Object.keys(loanLimits) as (keyof LoanTerms)[])
      .filter((field) => !isWithin(field, terms[field]))
      .map((field) => [
        field,
        `Please enter ${formatLimit[field](loanLimits[field].min)} to ${formatLimit[field](loanLimits[field].max)}`,
      ]),
  );

interface Known {
  readonly texts: LoanTexts;
  /** The address and the start that the texts belong to. */
  readonly here: string;
  readonly start: string;
  /** Whether they were typed: then no other start replaces them. */
  readonly isTyped: boolean;
}

/** The calculator's state, of which the address has what differs from the start. @param start what to begin with; it changes once another home is priced */
export const useLoan = (start: LoanTerms) => {
  const [params, setParams] = useSearchParams();
  const here = params.toString();
  const of = JSON.stringify(start);
  const read = (): Known => ({ texts: textsIn(params, start), here, start: of, isTyped: false });
  const [known, setKnown] = useState(read);
  // Another address than what was typed has led to: a link, or the back button.
  const isCurrent = known.here === here && (known.isTyped || known.start === of);
  const current = isCurrent ? known : read();
  if (!isCurrent) setKnown(current);
  const { texts } = current;
  const terms = termsOf(texts, start);
  const go = (query: URLSearchParams): void => setParams(query, { replace: true, preventScrollReset: true });
  return {
    texts,
    terms,
    problems: problemsOf(terms),
    type: (field: LoanField, text: string): void => {
      const next = afterTyping(texts, field, text);
      const query = withTexts(params, next, start);
      setKnown({ texts: next, here: query.toString(), start: of, isTyped: true });
      go(query);
    },
    /** Begins anew with a home of the catalog; null: with the visitor's design. */
    startWith: (home: string | null): void => {
      const query = new URLSearchParams(params);
      for (const name of [...Object.values(loanParameters), 'down-amount']) query.delete(name);
      if (home === null) query.delete(homeParameter);
      else query.set(homeParameter, home);
      go(query);
    },
  };
};
