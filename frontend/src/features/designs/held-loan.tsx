import { loanLimits, loanParameters, usualTerms, type LoanTerms } from '@hearthline/rules/finance.ts';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/designs/content.ts';
import { useHeldDesign } from '../../platform/business/held-design.ts';
import { useMyDesign } from '../../platform/business/my-design-state.ts';
import type { MyDesign } from '../../platform/business/my-design.ts';
import { useDebouncedValue } from '../../platform/state/debounced-value.ts';
import { Text, textLink } from '../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

type Loan = NonNullable<DesignContent['loan']>;

/** What the calculator's address says of a design: its price, and of its loan what is not usual. Null without a price. */
const addressOf = ({ aboutCents, loan }: MyDesign): URLSearchParams | null => {
  const price = aboutCents === null ? null : Math.round(aboutCents / 100);
  if (price === null || price < loanLimits.price.min || price > loanLimits.price.max) return null;
  const query = new URLSearchParams({ [loanParameters.price]: String(price) });
  const put = (term: keyof typeof usualTerms, value: number | null | undefined): void => {
    if (value !== null && value !== undefined && value !== usualTerms[term])
      query.set(loanParameters[term], String(value));
  };
  for (const term of ['downPercent', 'ratePercent', 'years', 'taxPercent'] as const) put(term, loan?.[term]);
  const insurance = loan?.insuranceCents ?? null;
  put('insurance', insurance === null ? null : insurance / 100);
  return query;
};

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** The loan of a design with these terms; what is usual is left to the kind of loan, unless it was said before. */
const loanOf = (terms: LoanTerms, before: Loan | null): Partial<Loan> => {
  const said = (name: keyof Loan, value: number, usual: number): Partial<Loan> =>
    value === usual && (before?.[name] ?? null) === null ? {} : { [name]: value };
  return {
    ...said('downPercent', rounded(terms.downPercent), usualTerms.downPercent),
    ...said('ratePercent', rounded(terms.ratePercent), usualTerms.ratePercent),
    ...said('years', terms.years, usualTerms.years),
    ...said('taxPercent', rounded(terms.taxPercent), usualTerms.taxPercent),
    ...said('insuranceCents', Math.round(terms.insurance * 100), usualTerms.insurance * 100),
  };
};

const differs = (loan: Partial<Loan>, before: Loan | null): boolean =>
  (Object.keys(loan) as (keyof Loan)[]).some((name) => loan[name] !== (before?.[name] ?? null));

/** Keeps the calculator's terms in the design that this browser holds, and begins with its price where the address says nothing. */
const Kept = ({ terms }: { terms: LoanTerms }) => {
  const { design, choose } = useMyDesign();
  const [params, setParams] = useSearchParams();
  const settled = useDebouncedValue(terms, 800);
  const isUntouched = params.size === 0;
  const code = design?.code;
  useEffect(() => {
    const query = design && isUntouched ? addressOf(design) : null;
    if (query) setParams(query, { replace: true, preventScrollReset: true });
    // Once for a design: whoever empties the address means it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);
  useEffect(() => {
    if (!design?.viewerCanEdit || isUntouched) return;
    const loan = loanOf(settled, design.loan);
    if (differs(loan, design.loan)) void choose({ loan }).catch(() => undefined);
    // Only what is typed is stored: the design changes by it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  if (!design?.home) return null;
  return (
    <Text look="small" quiet mt="5">
      Your terms are kept in{' '}
      <PageLink to={`/my-home/${design.code}`}>your design of the {design.home.name}</PageLink>, with
      everything that belongs to its price.
    </Text>
  );
};

/** The calculator and the visitor's design, if there is one. */
export const HeldLoan = ({ terms }: { terms: LoanTerms }) =>
  useHeldDesign() ? <Kept terms={terms} /> : null;
