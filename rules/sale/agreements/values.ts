import { longDate } from '../../dates/date-text.ts';
import { codeInWords } from '../../homes/designs/code.ts';
import { centsText } from '../../homes/prices/price-text.ts';
import type { AgreementDocument } from './agreement-document.ts';
import type { FieldValues } from './agreement-fields.ts';

const missing = 'to be agreed';

/** As in `Ada, Bo and Cy`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? missing) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where the home will stand, in one line. */
export const siteText = ({ address, county, zip }: AgreementDocument['quote']['site']): string =>
  [address, county && `${county.replace(/ county$/i, '')} County`, zip].filter(Boolean).join(', ') || missing;

/** What the fields of the texts stand for in one agreement. */
export const fieldValues = ({ number, madeOn, quote, signers }: AgreementDocument): FieldValues => {
  const { company, home, design, site } = quote;
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
    site: siteText(site),
    county: site.county ?? missing,
    quote: quote.number,
    total: centsText(quote.totalCents),
    firm: centsText(quote.firmCents),
    allowance: centsText(quote.allowanceCents),
    tax: centsText(quote.taxCents),
  };
};
