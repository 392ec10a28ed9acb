import { centsOfDollars } from '../prices/amounts.ts';
import { includedItems, type Included, type IncludedKey } from './included.ts';

/** What another builder offers, as it is typed: empty where nothing is. It never leaves the browser but in a link behind `#`. */
export interface OfferFields extends Record<IncludedKey, string> {
  readonly builder: string;
  readonly price: string;
  readonly squareFeet: string;
  readonly bedrooms: string;
  readonly baths: string;
  /** Its payment of a month, as they say it. */
  readonly monthly: string;
}

const facts = ['builder', 'price', 'squareFeet', 'bedrooms', 'baths', 'monthly'] as const;

/** An offer of which nothing is known. */
export const blankOffer = Object.fromEntries(
  [...facts, ...includedItems.map(({ key }) => key)].map((name) => [name, '']),
) as unknown as OfferFields;

export const offerNames = Object.keys(blankOffer) as (keyof OfferFields)[];

/** Whether nothing is typed. */
export const isBlankOffer = (offer: OfferFields): boolean => offerNames.every((name) => !offer[name].trim());

/** The longest text that a field or a link may hold. */
export const maxOfferTextLength = 60;

/** The part of a link behind `#`, which browsers do not send; empty without an offer. */
export const offerHash = (offer: OfferFields): string => {
  const stated = offerNames.filter((name) => offer[name].trim());
  return stated.length > 0
    ? `#${stated.map((name) => `${name}=${encodeURIComponent(offer[name].trim())}`).join('&')}`
    : '';
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** Reads such a part; null if it holds no offer. */
export const offerInHash = (hash: string): OfferFields | null => {
  const values = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name, decoded(value)];
      }),
  );
  const offer = {
    ...blankOffer,
    ...Object.fromEntries(
      offerNames.flatMap((name) => {
        const value = values.get(name)?.replace(/\s+/g, ' ').trim().slice(0, maxOfferTextLength);
        return value ? [[name, value]] : [];
      }),
    ),
  };
  return isBlankOffer(offer) ? null : offer;
};

/** An offer as it is compared; null where a field is empty or no number. */
export interface Offer {
  readonly builder: string;
  readonly priceCents: number | null;
  readonly squareFeet: number | null;
  readonly bedrooms: number | null;
  readonly baths: number | null;
  readonly monthlyCents: number | null;
  readonly included: Readonly<Record<IncludedKey, Included>>;
}

const count = (text: string): number | null => {
  const plain = text.replace(/[,\s]|sq\.?\s*ft\.?$/gi, '');
  return /^\d{1,5}(?:\.\d)?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
};

/** Reads what was typed. */
export const readOffer = (fields: OfferFields): Offer => ({
  builder: fields.builder.trim() || 'Their home',
  priceCents: centsOfDollars(fields.price) || null,
  squareFeet: count(fields.squareFeet),
  bedrooms: count(fields.bedrooms),
  baths: count(fields.baths),
  monthlyCents: centsOfDollars(fields.monthly) || null,
  included: Object.fromEntries(
    includedItems.map(({ key }) => [
      key,
      fields[key] === 'yes' || fields[key] === 'no' ? fields[key] : 'ask',
    ]),
  ) as Record<IncludedKey, Included>,
});
