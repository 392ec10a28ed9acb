import { z } from 'zod';
import { deliveryWindow, weeksText } from '../agreements/delivery-window.ts';
import type { AgreementDocument } from '../agreements/agreement-document.ts';
import { calendarDay } from '../../dates/calendar-day.ts';
import { optionalOrBlank } from '../../optional.ts';
import { optionalOneLine } from '../../text.ts';
import { completionAfter } from '../../delivery/projects/timeline.ts';
import { version } from '../../row-version.ts';

export const winSentences = {
  notSigned: 'A deal is won once its agreement is signed by everybody.',
  wonAlready: 'This deal is won already.',
  lost: 'A lost deal is reopened as New before it can be won.',
} as const;

/** Winning a deal: the version that was read, and what the project is called and when it begins, if that is to differ. */
export const dealWin = z.object({
  version,
  name: optionalOneLine({ max: 200 }),
  startDate: optionalOrBlank(calendarDay, 'Please choose a valid date'),
});
export type DealWin = z.output<typeof dealWin>;

/** What a project takes from a signed agreement. */
export interface ContractedProject {
  readonly name: string;
  readonly description: string;
  readonly address: string | null;
  /** Whole dollars. */
  readonly budget: number;
  readonly contractCents: number;
  readonly sqft: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly propertyType: string;
  readonly designCode: string;
  readonly designVersion: number;
}

/** Who buys, as in `Ada Byron and Bo Byron`. */
const namesOf = (buyers: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat('en-US').format(buyers.map(({ name }) => name));

const maxNameLength = 200;
const maxAddressLength = 300;
const maxDescriptionLength = 4000;

/**
 * Everything that a signed agreement says about a project (rule `project.no-retyping`). The description names no price.
 * @param contractCents the contract sum, with what was settled since it was signed, in whole cents; by default what was signed
 */
export const projectOfAgreement = (
  { quote, site }: AgreementDocument,
  contractCents = quote.totalCents,
): ContractedProject => {
  const { home, design, buyers } = quote;
  const { address: street, parcel } = site ?? { address: quote.site.address, parcel: null };
  const { zip } = quote.site;
  const address = [street ?? (parcel && `Parcel ${parcel}`), zip && !street?.includes(zip) ? zip : null]
    .filter(Boolean)
    .join(', ');
  const choices = design.choices.map(({ group, label }) => `${group}: ${label}.`);
  const look = [home.modelType, home.footprint].filter(Boolean).join(', ');
  return {
    name: `${home.name} for ${namesOf(buyers)}`.slice(0, maxNameLength).trim(),
    description: [`${home.name}${look && `, ${look}`}.`, ...choices].join(' ').slice(0, maxDescriptionLength),
    address: address.slice(0, maxAddressLength) || null,
    budget: Math.round(contractCents / 100),
    contractCents,
    sqft: Math.round(home.squareFeet),
    bedrooms: home.bedrooms,
    // Half baths count as one, as everywhere in projects.
    bathrooms: Math.ceil(home.bathrooms),
    propertyType: 'Manufactured Home',
    designCode: design.code,
    designVersion: design.version,
  };
};

/** The days between which a project takes place, as `yyyy-mm-dd`; null where nothing says it. */
export interface SignedDates {
  readonly startDate: string | null;
  readonly estimatedCompletion: string | null;
}

/**
 * The usual days of a project by the delivery window that was signed: it begins on the day named, otherwise today, and its home is
 * delivered at the window's end. An agreement that names no window says nothing of days.
 */
export const signedDates = (
  {
    texts,
    leadWeeks,
  }: { readonly texts?: Partial<AgreementDocument['texts']> } & Pick<AgreementDocument, 'leadWeeks'>,
  startDate: string | null,
  today: string,
): SignedDates => {
  const weeks = leadWeeks ? weeksText(leadWeeks) : '';
  const body = (texts?.delivery?.body ?? '').replaceAll(/\{\{\s*leadWeeks\s*\}\}/g, weeks);
  const window = deliveryWindow(body);
  if (!window) return { startDate, estimatedCompletion: null };
  const begins = startDate ?? today;
  return { startDate: begins, estimatedCompletion: completionAfter(begins, window.max) };
};
