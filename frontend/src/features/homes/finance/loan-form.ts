import { percent, wholeDollars } from '@hearthline/rules/dollars.ts';
import { isWithin, loanLimits, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { textsIn, withTexts } from './loan-address.ts';
import { afterTyping, readNumber, textsFor, type LoanField, type LoanTexts } from './loan-texts.ts';

/** The numbers in the texts; NaN where a text is not a number. */
const termsOf = (texts: LoanTexts): LoanTerms => {
  const price = readNumber(texts.price);
  return {
    price,
    downPercent:
      texts.downBy === 'downPercent'
        ? readNumber(texts.downPercent)
        : (readNumber(texts.downAmount) / price) * 100,
    ratePercent: readNumber(texts.ratePercent),
    years: readNumber(texts.years),
    taxPercent: readNumber(texts.taxPercent),
    insurance: readNumber(texts.insurance),
  };
};

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

/** The calculator's state, of which the address has what differs from the usual. @param start the price to begin with */
export const useLoan = (start: number) => {
  const [params, setParams] = useSearchParams();
  const here = params.toString();
  const [known, setKnown] = useState(() => ({ texts: textsIn(params, start), here }));
  // Another address than what was typed has led to: a link, or the back button.
  const { texts } = known.here === here ? known : { texts: textsIn(params, start) };
  if (known.here !== here) setKnown({ texts, here });
  const put = (next: LoanTexts): void => {
    const query = withTexts(params, next, termsOf(next), start);
    setKnown({ texts: next, here: query.toString() });
    setParams(query, { replace: true, preventScrollReset: true });
  };
  const terms = termsOf(texts);
  return {
    texts,
    terms,
    problems: problemsOf(terms),
    type: (field: LoanField, text: string): void => put(afterTyping(texts, field, text)),
    startWith: (price: number): void => put(textsFor(price)),
  };
};
