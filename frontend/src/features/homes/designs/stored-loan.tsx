import { chakra } from '@chakra-ui/react/styled-system';
import { isWithin, type LoanTerms } from '@hearthline/rules/homes/finance.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MyDesign } from '../../../domain/my-design.ts';
import { useMyDesign } from '../../../domain/my-design-state.ts';
import type { PriceContent } from '../../../domain/price-content.ts';
import { useStoredDesign } from '../../../domain/stored-design.ts';
import { useDebouncedValue } from '../../../platform/state/debounced-value.ts';
import { Text, textLink } from '../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

type Loan = NonNullable<DesignContent['loan']>;

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** What was typed of a loan: the terms that are no longer as before, as far as they can be calculated with. */
export const typedIn = (terms: LoanTerms, before: LoanTerms): Partial<Loan> | null => {
  const has = (term: keyof LoanTerms): boolean => terms[term] !== before[term] && isWithin(term, terms[term]);
  const typed: Partial<Loan> = {
    ...(has('downPercent') && { downPercent: rounded(terms.downPercent) }),
    ...(has('ratePercent') && { ratePercent: rounded(terms.ratePercent) }),
    ...(has('years') && { years: terms.years }),
    ...(has('taxPercent') && { taxPercent: rounded(terms.taxPercent) }),
    ...(has('insurance') && { insuranceCents: Math.round(terms.insurance * 100) }),
  };
  return Object.keys(typed).length > 0 ? typed : null;
};

/** What is priced of a design, and what it is called; null without a home that can be had. */
const financedOf = (
  design: MyDesign | null,
): { readonly name: string; readonly content: PriceContent } | null => {
  if (!design?.home?.offered) return null;
  const { home, roof, siding, options, site, loan, claims } = design;
  const { slug, planCode, plan } = home;
  return {
    name: design.name ?? home.name,
    content: { home: { slug, planCode, plan }, roof, siding, options, site, loan, claims },
  };
};

interface StoredLoanProps {
  /** What the calculator began with, and what it calculates with. */
  readonly start: LoanTerms;
  readonly terms: LoanTerms;
  /** Called with the design that this browser holds, and again once its home, its choices or its place are others. */
  readonly onDesign: (design: ReturnType<typeof financedOf>) => void;
}

/** Has the calculator begin with the design that this browser holds, and keeps what is typed there in it. */
const LoanOfDesign = ({ start, terms, onDesign }: StoredLoanProps) => {
  const { design, choose } = useMyDesign();
  const settled = useDebouncedValue(terms, 800);
  const of = JSON.stringify(start);
  const before = useRef(terms);
  const financed = financedOf(design);
  // The loan of the design is what was typed here: it does not make the calculator begin anew.
  const priced = JSON.stringify(financed && { ...financed, content: { ...financed.content, loan: null } });
  useEffect(() => {
    onDesign(financed);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [priced]);
  // Neither what an address says is stored nor what another home begins with: only what is typed from then on.
  useEffect(() => {
    before.current = terms;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [of]);
  useEffect(() => {
    const typed = design?.viewerCanEdit ? typedIn(settled, before.current) : null;
    if (!typed) return;
    before.current = settled;
    void choose({ loan: typed }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  if (!design?.home) return null;
  return (
    <Text look="small" quiet>
      Your terms are kept in{' '}
      <PageLink to={`/my-home/${design.code}`}>your design of the {design.home.name}</PageLink>, with
      everything that belongs to its price.
    </Text>
  );
};

/** The calculator and the visitor's design, if there is one. */
export const StoredLoan = (props: StoredLoanProps) =>
  useStoredDesign() ? <LoanOfDesign {...props} /> : null;
