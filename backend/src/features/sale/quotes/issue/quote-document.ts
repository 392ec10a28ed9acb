import { lookOfDesign } from '@hearthline/rules/homes/looks/look.ts';
import { sectionsOf, widthOfModel } from '@hearthline/rules/homes/prices/keys.ts';
import type { QuoteBuyer, QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { groupOf } from '@hearthline/rules/sale/quotes/groups.ts';
import { quoteBefore, type EarlierPrice } from '@hearthline/rules/sale/quotes/quote-before.ts';
import {
  notToExceedOf,
  shownLines,
  sumsOf,
  totalOf,
  type StoredLine,
} from '@hearthline/rules/sale/quotes/quote-lines.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { quoteNumber } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { Company } from '@hearthline/rules/company.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { PriceBook } from '@hearthline/rules/homes/prices/price-of.ts';
import { conflict } from '../../../../platform/errors.ts';
import { dealNumber } from '../../deals/deal.api.ts';
import type { DesignToQuote } from '../../../homes/designs/design.api.ts';
import { loanFor } from '../draft/loan-example.ts';
import type { QuotePapers } from './quote-papers.ts';

/** Everything that an issued quote is made from. */
export interface QuoteParts {
  readonly id: string;
  readonly number: number;
  readonly deal: { readonly id: string; readonly number: number };
  readonly company: Company;
  readonly facts: QuoteDocument['company']['facts'];
  readonly buyers: readonly QuoteBuyer[];
  readonly seller: QuoteDocument['seller'];
  readonly design: DesignToQuote;
  /** Whether what the design is called is the buyers' to see. */
  readonly isOwnDesign: boolean;
  /** Where it will stand, as the draft has it. */
  readonly site: Pick<QuoteDocument['site'], 'address' | 'zip'>;
  readonly plan: Plan | null;
  readonly book: Pick<PriceBook, 'loans'>;
  readonly papers: QuotePapers;
  readonly lines: readonly StoredLine[];
  /** What the buyer had before; null if there was nothing. */
  readonly earlier: EarlierPrice | null;
  readonly terms: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}

/** What a document says of a home and its design. @param name what the buyers call it; null if that is not theirs to see */
export const quotedDesign = (
  {
    code,
    version,
    content,
    choices,
    home,
  }: DesignToQuote & { readonly home: NonNullable<DesignToQuote['home']> },
  name: string | null,
): Pick<QuoteDocument, 'design' | 'home'> => ({
  design: {
    code,
    version,
    name,
    ...lookOfDesign(home.look, content),
    options: content.options,
    claims: content.claims,
    choices,
  },
  home: {
    name: home.name,
    slug: home.slug,
    planCode: content.home?.planCode ?? null,
    modelType: home.modelType,
    sections: sectionsOf[widthOfModel(home.modelType)],
    footprint: home.footprint,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    squareFeet: home.squareFootage,
  },
});

/** What a quote says, as it is frozen. @throws AppError CONFLICT if the home can no longer be had */
export const documentOf = ({ design, company, plan, book, lines, ...parts }: QuoteParts): QuoteDocument => {
  const { home, content, price } = design;
  if (!home) throw conflict(quoteSentences.noPrice);
  const { county, miles, land, sewer, water } = content.site ?? {};
  const totalCents = totalOf(lines);
  return {
    schema: 'hearthline.quote/1',
    currency: 'USD',
    number: quoteNumber(parts.number),
    quoteId: parts.id,
    dealId: parts.deal.id,
    dealNumber: dealNumber(parts.deal.number),
    company: { ...company, facts: parts.facts },
    buyers: parts.buyers,
    seller: parts.seller,
    ...quotedDesign({ ...design, home }, parts.isOwnDesign ? content.name : null),
    plan: plan && { ...plan },
    site: {
      address: parts.site.address,
      county: county ?? null,
      zip: parts.site.zip,
      miles: miles ?? null,
      land: land ?? null,
      sewer: sewer ?? null,
      water: water ?? null,
    },
    lines: shownLines(lines),
    ...sumsOf(lines),
    taxCents: totalOf(lines.filter(({ key }) => groupOf(key) === 'tax')),
    totalCents,
    notToExceedCents: notToExceedOf(lines),
    before: parts.earlier && quoteBefore(parts.earlier, lines),
    loan: loanFor(book, content, totalCents),
    assumptions: price.assumptions,
    terms: parts.terms,
    ...parts.papers,
    issuedOn: parts.issuedOn,
    validUntil: parts.validUntil,
  };
};
