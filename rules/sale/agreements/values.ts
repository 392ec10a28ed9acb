import { longDate } from '../../dates/date-text.ts';
import { codeInWords } from '../../homes/designs/code.ts';
import { centsText } from '../../dollars.ts';
import type { AgreementDocument, AgreementSite } from './agreement-document.ts';
import { depositOf } from '../payment-plans/schedule.ts';
import type { FieldValues } from './agreement-fields.ts';
import { defaultWindow, weeksText } from './delivery-window.ts';
import { notToExceedOf } from '../quotes/quote-lines.ts';

const missing = 'to be agreed';

/** As in `Ada, Bo and Cy`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? missing) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where the home will stand: the address and the parcel of the agreement, or the address of a quote that none was entered for. */
export const agreementSite = ({ quote, site }: Pick<AgreementDocument, 'quote' | 'site'>): AgreementSite =>
  site ?? { address: quote.site.address, parcel: null };

/** Where the home will stand, in one line. */
export const siteText = (document: Pick<AgreementDocument, 'quote' | 'site'>): string => {
  const { address, parcel } = agreementSite(document);
  const { county, zip } = document.quote.site;
  return (
    [
      address,
      parcel && `parcel ${parcel}`,
      county && `${county.replace(/ county$/i, '')} County`,
      zip && document.site && address?.includes(zip) ? null : zip,
    ]
      .filter(Boolean)
      .join(', ') || missing
  );
};

/** What the fields of the texts stand for in one agreement. */
export const fieldValues = (document: AgreementDocument): FieldValues => {
  const { number, madeOn, quote, signers } = document;
  const { company, home, design, site } = quote;
  const deposit = depositOf(quote.paymentSteps ?? [], quote.totalCents);
  const buyers = signers.filter(({ role }) => role === 'buyer').map(({ name }) => name);
  return {
    agreement: number,
    date: longDate(madeOn),
    seller: company.name,
    sellerAddress: company.address || missing,
    sellerPhone: company.phone,
    sellerEmail: company.email,
    licenses: company.facts.map(({ label, value }) => `${label} ${value}`).join(', ') || missing,
    salesperson: signers.find(({ role }) => role === 'seller')?.name ?? quote.seller?.name ?? missing,
    buyers: listed(buyers),
    buyer: buyers[0] ?? missing,
    home: home.name,
    modelType: home.modelType,
    sections: String(home.sections),
    squareFeet: home.squareFeet.toLocaleString('en-US'),
    design: codeInWords(design.code),
    designVersion: String(design.version),
    site: siteText(document),
    county: site.county ?? missing,
    quote: quote.number,
    total: centsText(quote.totalCents),
    firm: centsText(quote.firmCents),
    allowance: centsText(quote.allowanceCents),
    tax: centsText(quote.taxCents),
    notToExceed: centsText(notToExceedOf(quote.lines)),
    deposit: deposit === null ? 'an amount to be agreed' : centsText(deposit),
    leadWeeks: weeksText(document.leadWeeks ?? defaultWindow),
  };
};
