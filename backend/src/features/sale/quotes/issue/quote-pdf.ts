import { readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { centsText, percent } from '@hearthline/rules/dollars.ts';
import { picturedLook } from '@hearthline/rules/homes/designs/pictures.ts';
import { chosenLook } from '@hearthline/rules/homes/looks/look.ts';
import { lookText } from '@hearthline/rules/homes/looks/look-text.ts';
import { storedPayment, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import {
  leftOutText,
  mortgageInsuranceText,
  outsideText,
  paymentsText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import { differenceText, openingText, type QuoteBefore } from '@hearthline/rules/sale/quotes/quote-before.ts';
import { byGroup, groupTitles } from '@hearthline/rules/sale/quotes/groups.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import {
  ceilingOf,
  notToExceedOf,
  totalOf,
  type QuoteLine,
} from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { basisTitles } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Context } from '../../../../platform/context.ts';
import { letterheadOf } from '../../../../platform/pdf/paper.ts';
import { drawQuoteSheet, type QuoteSheet, type SheetLine } from '../../../homes/plans/floor-plan.api.ts';
import { papersSheet } from './quote-papers-sheet.ts';
import { homePhoto } from '../../../homes/pictures/image.api.ts';

const quantityText = ({ quantity, unitCents }: QuoteLine): string | null =>
  unitCents === null || quantity === 1
    ? null
    : `${quantity.toLocaleString('en-US')} × ${centsText(unitCents)}`;

const lineOf = (line: QuoteLine): SheetLine => ({
  label: line.label,
  detail: [quantityText(line), line.note].filter(Boolean).join(' · '),
  word: line.basis === 'excluded' ? null : basisTitles[line.basis],
  amount: line.basis === 'excluded' ? basisTitles.excluded : centsText(line.amountCents),
  limit: line.basis === 'allowance' ? `not to exceed ${centsText(ceilingOf(line))}` : null,
});

const openingOf = (before: QuoteBefore): NonNullable<QuoteSheet['opening']> => ({
  text: openingText(before),
  lines: before.differences.map(({ label, ...cents }) => ({
    label,
    word: `${centsText(cents.fromCents)} to ${centsText(cents.toCents)}`,
    amount: differenceText(cents),
  })),
});

const sumText = (lines: readonly QuoteLine[]): string =>
  lines.every(({ basis }) => basis === 'excluded') ? '' : centsText(totalOf(lines));

/** What a payment leaves out, as it has to be said with every one. */
const leavesOut = ({ assumptions }: QuoteDocument): string =>
  `The payment is principal, interest, and mortgage insurance where the loan has one. The monthly total adds property tax, homeowner’s insurance, and the rent of a leased lot. It leaves out utilities and upkeep. ${leftOutText(assumptions)} An estimate: the lender decides.`;

const loanLines = (loan: LoanPayment): SheetLine[] => [
  { label: 'Loan', amount: loan.label },
  { label: 'Annual percentage rate (APR)', amount: percent(loan.aprPercent) },
  { label: 'Interest rate', amount: percent(loan.ratePercent) },
  {
    label: 'Down payment',
    detail: `${percent(loan.downPercent)} of the total`,
    amount: centsText(loan.downCents),
  },
  { label: 'Amount financed', amount: centsText(loan.amountFinancedCents) },
  {
    label: 'Term',
    detail: [mortgageInsuranceText(loan), outsideText(loan)].filter(Boolean).join(' ') || undefined,
    amount: `${loan.years} ${loan.years === 1 ? 'year' : 'years'}, ${paymentsText(loan)}`,
  },
  {
    label: 'A month with property tax and insurance',
    amount: centsText(loan.monthlyCents),
    strong: true,
  },
];

const siteLines = ({ site }: QuoteDocument): string[] => {
  const place = [
    site.address,
    [site.county && `${site.county} County`.replace(/County County$/i, 'County'), site.zip]
      .filter(Boolean)
      .join(', '),
  ];
  const known = place.filter((line): line is string => Boolean(line));
  return known.length > 0 ? known : ['To be chosen'];
};

const planIn = ({ plan }: Pick<QuoteDocument, 'plan'>): Plan | null => {
  const read = plan ? readPlan(plan) : null;
  return read && 'plan' in read ? read.plan : null;
};

/** What a quote says, in order. */
export const quoteSheet = (document: QuoteDocument, picture: Uint8Array | null): QuoteSheet => {
  const { company, number, home, design, buyers, lines, loan } = document;
  const named = design.choices.filter(({ key }) => !lines.some((line) => line.key === `option:${key}`));
  return {
    title: `Quote ${number}`,
    letterhead: letterheadOf(company),
    license: company.facts.map(({ label, value }) => `${label} ${value}`).join(' · '),
    facts: [
      ['Issued', longDate(document.issuedOn)],
      ['Valid until', longDate(document.validUntil)],
      ['Deal', document.dealNumber],
    ],
    blocks: [
      {
        title: 'Prepared for',
        share: 0.34,
        lines: buyers.flatMap(({ name, email }) => (email ? [name, email] : [name])),
      },
      {
        title: 'Home',
        share: 0.38,
        lines: [
          home.name,
          `${home.bedrooms} bed, ${home.bathrooms} bath, ${home.squareFeet.toLocaleString('en-US')} sq ft`,
          `${home.modelType}, ${home.footprint}`,
          ...(design.style === undefined ? [] : [lookText(design.choices)]),
          `Design ${codeInWords(design.code)}, version ${design.version}`,
        ],
      },
      {
        title: 'Site',
        share: 0.28,
        lines: [
          ...siteLines(document),
          ...(document.seller ? [`Your contact: ${document.seller.name}`] : []),
        ],
      },
    ],
    total: {
      label: 'Total',
      amount: centsText(document.totalCents),
      detail: `Firm ${centsText(document.firmCents)}, allowances ${centsText(document.allowanceCents)}; sales tax ${centsText(document.taxCents)} is part of it`,
      limit: `not to exceed ${centsText(notToExceedOf(lines))}`,
    },
    opening: document.before ? openingOf(document.before) : null,
    picture,
    plan: planIn(document),
    homeName: home.name,
    groups: byGroup(lines).map(({ group, lines: own }) => ({
      title: groupTitles[group],
      sum: sumText(own),
      lines: own.map(lineOf),
    })),
    sums: [
      { label: 'Firm lines', amount: centsText(document.firmCents) },
      {
        label: 'Allowances',
        detail: 'Each settles at what the work costs, up to the amount that it will not exceed',
        amount: centsText(document.allowanceCents),
      },
      { label: 'Total', amount: centsText(document.totalCents), strong: true },
      { label: 'The total will not exceed', amount: centsText(notToExceedOf(lines)) },
    ],
    parts: [
      ...(named.length
        ? [
            {
              title: 'Included choices',
              lines: named.map(({ group, label }): SheetLine => ({ label: group, amount: label })),
              notes: document.assumptions,
            },
          ]
        : [{ title: 'What the total assumes', lines: [], notes: document.assumptions }]),
      ...(loan
        ? [{ title: 'Payment example', lines: loanLines(storedPayment(loan)), notes: [leavesOut(document)] }]
        : []),
      ...papersSheet(document),
      // Staff may have taken them all out.
      ...(document.terms ? [{ title: 'Terms', lines: [], notes: document.terms.split(/\n\s*\n/) }] : []),
    ],
    signature: 'Accepted by (or use the private link in our mail)',
    footer: `${company.name} · Quote ${number}`,
  };
};

/** The PDF of a quote, from what was frozen. @throws AppError UNAVAILABLE */
export const quotePdf = async (context: Context, document: QuoteDocument): Promise<Buffer> => {
  const { home, design } = document;
  const plan = planIn(document);
  return drawQuoteSheet(
    quoteSheet(document, await homePhoto(context, { ...home, plan }, chosenLook(picturedLook(design)))),
  );
};
