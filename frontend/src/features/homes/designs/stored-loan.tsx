import {
  loanLimits,
  loanParameters,
  defaultLoanTerms,
  type LoanTerms,
} from '@hearthline/rules/homes/finance.ts';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { useStoredDesign } from '../../../domain/stored-design.ts';
import { useMyDesign } from '../../../domain/my-design-state.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { useDebouncedValue } from '../../../platform/state/debounced-value.ts';
import { Text, textLink } from '../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

type Loan = NonNullable<DesignContent['loan']>;

/** The calculator's address with what the design says of price and loan where the address says nothing; null if that adds nothing. */
export const filledBy = (
  address: URLSearchParams,
  { aboutCents, loan }: MyDesign,
): URLSearchParams | null => {
  const query = new URLSearchParams(address);
  const put = (name: string, value: number | null): void => {
    if (value !== null && !query.has(name)) query.set(name, String(value));
  };
  const price = aboutCents === null ? null : Math.round(aboutCents / 100);
  if (price !== null && price >= loanLimits.price.min && price <= loanLimits.price.max)
    put(loanParameters.price, price);
  const perYear = loan?.insuranceCents ?? null;
  const terms = { ...loan, insurance: perYear === null ? null : perYear / 100 };
  for (const term of ['downPercent', 'ratePercent', 'years', 'taxPercent', 'insurance'] as const) {
    const value = terms[term] ?? null;
    // A down payment in dollars is one as well.
    const isStated = term === 'downPercent' && query.has('down-amount');
    if (!isStated) put(loanParameters[term], value === defaultLoanTerms[term] ? null : value);
  }
  return query.size > address.size ? query : null;
};

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** The loan of a design with these terms; what is usual is left to the kind of loan, unless it was said before. */
const loanOf = (terms: LoanTerms, before: Loan | null): Partial<Loan> => {
  const unlessDefault = (name: keyof Loan, value: number, defaultValue: number): Partial<Loan> =>
    value === defaultValue && (before?.[name] ?? null) === null ? {} : { [name]: value };
  return {
    ...unlessDefault('downPercent', rounded(terms.downPercent), defaultLoanTerms.downPercent),
    ...unlessDefault('ratePercent', rounded(terms.ratePercent), defaultLoanTerms.ratePercent),
    ...unlessDefault('years', terms.years, defaultLoanTerms.years),
    ...unlessDefault('taxPercent', rounded(terms.taxPercent), defaultLoanTerms.taxPercent),
    ...unlessDefault('insuranceCents', Math.round(terms.insurance * 100), defaultLoanTerms.insurance * 100),
  };
};

/** What of a design's loan was typed: the terms that are no longer as before. */
export const typedIn = (
  terms: LoanTerms,
  before: LoanTerms,
  loan: DesignContent['loan'],
): Partial<Loan> | null => {
  const untouched = loanOf(before, loan);
  const typed = Object.entries(loanOf(terms, loan)).filter(
    ([name, value]) =>
      value !== untouched[name as keyof Loan] && value !== (loan?.[name as keyof Loan] ?? null),
  );
  return typed.length > 0 ? Object.fromEntries(typed) : null;
};

/** Keeps what is typed into the calculator in the design that this browser holds, and begins with that where the address says nothing. */
const LoanOfDesign = ({ terms }: { terms: LoanTerms }) => {
  const { design, choose } = useMyDesign();
  const [params, setParams] = useSearchParams();
  const settled = useDebouncedValue(terms, 800);
  const before = useRef(settled);
  const code = design?.code;
  useEffect(() => {
    const query = design && filledBy(params, design);
    if (query) setParams(query, { replace: true, preventScrollReset: true });
    // Once for a design: whoever empties the address means it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [code]);
  useEffect(() => {
    const typed = design?.viewerCanEdit ? typedIn(settled, before.current, design.loan) : null;
    before.current = settled;
    if (typed) void choose({ loan: typed }).catch(() => undefined);
    // Neither what an address says is stored nor what the design says: only what is typed.
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
export const StoredLoan = ({ terms }: { terms: LoanTerms }) =>
  useStoredDesign() ? <LoanOfDesign terms={terms} /> : null;
