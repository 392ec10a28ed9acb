import { notServedSentence, tooWideSentence } from '../places/not-served.ts';
import { defaultLoanKind } from './default-loan.ts';
import type { LoanPayment } from './payments-of.ts';
import type { Price } from './price-of.ts';
import {
  deliveredText,
  homeAloneText,
  leftOutText,
  monthTermsText,
  monthText,
  type PaymentSchedule,
} from './price-text.ts';

/** A month of everything, with all that has to be named with it. Money in whole cents. */
export type ShownPayment = PaymentSchedule &
  Pick<LoanPayment, 'monthlyCents' | 'aprPercent' | 'downPercent' | 'downCents' | 'years' | 'outsideCents'>;

/** The price of a home at a glance; money in whole cents. */
export interface ShortPrice {
  /** The home with its standard equipment. */
  readonly baseCents: number;
  /** The delivered total; null where the home is not delivered. */
  readonly aboutCents: number | null;
  /** A month of everything; null where there is no total, or no such loan. */
  readonly month: ShownPayment | null;
  /** What the month leaves out, in sentences. */
  readonly leftOut: string;
  /** Why the home is not delivered, which stands in place of the total: what is said of the place, or that it is too wide for the road; left out of one that is. */
  readonly sentence?: string;
}

/** What pages say of the prices of homes in a list, by their slugs; a home without a price is not among them. */
export type ListPrices = Readonly<Record<string, ShortPrice>>;

/** What of a payment is shown at a glance. */
export const shownPayment = ({
  monthlyCents,
  aprPercent,
  downPercent,
  downCents,
  years,
  payments,
  paymentCents,
  laterPaymentCents,
  mortgageInsuranceCents,
  mortgageInsurancePayments,
  outsideCents,
}: LoanPayment): ShownPayment => ({
  monthlyCents,
  aprPercent,
  downPercent,
  downCents,
  years,
  payments,
  paymentCents,
  laterPaymentCents,
  mortgageInsuranceCents,
  mortgageInsurancePayments,
  outsideCents,
});

type ShortenedPrice = Pick<
  Price,
  'lines' | 'payments' | 'aboutCents' | 'assumptions' | 'delivered' | 'place' | 'conflicts'
>;

/** Why a home is not delivered. */
const notDeliveredText = ({ place, conflicts }: Pick<Price, 'place' | 'conflicts'>): string =>
  [place?.served === false && place.sentence, conflicts.includes(tooWideSentence) && tooWideSentence]
    .filter(Boolean)
    .join(' ') || notServedSentence;

const homeLine = /^home(?:-base|-area)?:/;

/**
 * The short form of a whole price; null if the home has none.
 * @param loan the kind of loan that was chosen; null for the one that is assumed then
 */
export const shortPriceOf = (price: ShortenedPrice, loan: string | null = null): ShortPrice | null => {
  const { lines, payments, aboutCents, assumptions, delivered } = price;
  const home = lines.filter(({ key }) => homeLine.test(key));
  if (home.length === 0) return null;
  const payment = payments.find(({ kind }) => kind === (loan ?? defaultLoanKind));
  return {
    baseCents: home.reduce((sum, { lowCents }) => sum + lowCents, 0),
    aboutCents: delivered ? aboutCents : null,
    month: payment ? shownPayment(payment) : null,
    leftOut: leftOutText(assumptions),
    ...(!delivered && { sentence: notDeliveredText(price) }),
  };
};

/** The price of a home at a glance in words: the delivered total, the home alone and a month, or why it is not delivered. */
export const shortPriceText = ({ aboutCents, baseCents, month, leftOut, sentence }: ShortPrice): string =>
  [
    `${[aboutCents !== null && deliveredText(aboutCents), homeAloneText(baseCents)].filter(Boolean).join(', ')}.`,
    month && `${monthText(month.monthlyCents)}: ${monthTermsText(month, leftOut)}`,
    sentence,
  ]
    .filter(Boolean)
    .join(' ');
