import { wholeDollars } from '../../dollars.ts';
import type { PriceLine } from '../prices/price-lines.ts';
import { includedItems, likeForLikeCents, type Included } from './included.ts';
import type { Offer } from './offer.ts';

/** One of our homes, as far as an offer is compared with it. */
export interface OurHome {
  readonly name: string;
  readonly squareFeet: number;
  readonly bedrooms: number;
  readonly baths: number;
  /** None while it has no price. */
  readonly lines: readonly Pick<PriceLine, 'key' | 'lowCents' | 'highCents' | 'estimateCents'>[];
}

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

const answered = (offer: Offer, answer: Included): string[] =>
  includedItems
    .filter(({ key }) => offer.included[key] === answer)
    .map(({ title }, index) => (index === 0 ? title : title.toLowerCase()));

const moreOrLess = (difference: number, amount: string): string =>
  `${amount} ${difference > 0 ? 'more' : 'less'}`;

const countText = (difference: number, one: string): string => {
  const count = Math.abs(difference);
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`;
};

const sizeSentence = (home: OurHome, offer: Offer): string | null => {
  const parts = [
    offer.squareFeet !== null &&
      Math.round(offer.squareFeet - home.squareFeet) !== 0 &&
      moreOrLess(
        offer.squareFeet - home.squareFeet,
        `${Math.abs(Math.round(offer.squareFeet - home.squareFeet)).toLocaleString('en-US')} sq ft`,
      ),
    offer.bedrooms !== null &&
      offer.bedrooms !== home.bedrooms &&
      moreOrLess(offer.bedrooms - home.bedrooms, countText(offer.bedrooms - home.bedrooms, 'bedroom')),
    offer.baths !== null &&
      offer.baths !== home.baths &&
      moreOrLess(offer.baths - home.baths, countText(offer.baths - home.baths, 'bath')),
  ].filter((part): part is string => typeof part === 'string');
  if (parts.length > 0) return `Their home has ${listed(parts)}.`;
  return offer.squareFeet === null ? null : 'Their home is the same size.';
};

/**
 * How an offer differs from one of our homes, in sentences. Prices are compared with the same things in them: what the offer says it
 * holds is taken from our price, and nothing else.
 */
export const differencesTo = (home: OurHome, offer: Offer): string[] => {
  const sentences = [sizeSentence(home, offer)];
  const yes = includedItems.filter(({ key }) => offer.included[key] === 'yes').map(({ key }) => key);
  if (offer.priceCents !== null && home.lines.length > 0) {
    const ours = likeForLikeCents(home.lines, yes);
    const dollars = Math.round((offer.priceCents - ours) / 100);
    const same = yes.length > 0 ? 'With the same things in it' : 'The home alone';
    sentences.push(
      dollars === 0
        ? `${same}, ours costs the same: about ${wholeDollars(ours / 100)}.`
        : `${same}, ours is about ${wholeDollars(ours / 100)}; theirs costs ${moreOrLess(dollars, wholeDollars(Math.abs(dollars)))}.`,
    );
    if (offer.squareFeet !== null) {
      const perFoot = Math.round(offer.priceCents / offer.squareFeet / 100 - ours / home.squareFeet / 100);
      sentences.push(
        perFoot === 0
          ? 'Per square foot it costs the same.'
          : `Per square foot it costs ${moreOrLess(perFoot, wholeDollars(Math.abs(perFoot)))}.`,
      );
    }
  }
  return sentences.filter((sentence) => sentence !== null);
};

/** What the price of an offer does not hold, and what is to be asked, in sentences. */
export const leftOutOf = (offer: Offer): string[] => {
  const no = answered(offer, 'no');
  const ask = answered(offer, 'ask');
  return [
    no.length > 0 && `${listed(no)} ${no.length > 1 ? 'are' : 'is'} not in their price.`,
    ask.length > 0 && ask.length < includedItems.length
      ? `Ask them about: ${listed(ask.map((word) => word.toLowerCase()))}.`
      : ask.length > 0 && 'Ask what their price includes: delivery, foundation and taxes are often left out.',
  ].filter((sentence): sentence is string => typeof sentence === 'string');
};
