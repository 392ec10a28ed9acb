import { shortCentsText } from '@hearthline/rules/dollars.ts';
import { quoteSentences } from '@hearthline/rules/sale/quotes/quote-sentences.ts';
import { statusTitles, type QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';
import type { QuoteBriefFragment } from '../../../../gql/generated.ts';
import { quoteTones, type StateTone } from '../../../../domain/state-tones.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { instantDayText } from '../../../../platform/dates/instant-text.ts';

/** How people name a quote; a draft has no number yet. */
export const nameOfQuote = ({ number }: Pick<QuoteBriefFragment, 'number'>): string => number ?? 'Draft';

/** The state of a quote in a word. */
export const titleOf = (status: QuoteStatus): string => statusTitles[status];

type Answerable = Pick<QuoteBriefFragment, 'status' | 'canBeAnswered'>;

/** Whether it was issued in a deal that staff have closed since. */
const isClosed = ({ status, canBeAnswered }: Answerable): boolean => status === 'issued' && !canBeAnswered;

/** The state of a quote as its buyer reads it, in a word, and its tone. */
export const stateForBuyer = (quote: Answerable): { readonly title: string; readonly tone: StateTone } =>
  isClosed(quote)
    ? { title: 'Closed', tone: 'neutral' }
    : { title: titleOf(quote.status), tone: quoteTones[quote.status] };

/** The state of a quote as its buyer reads it, in a sentence. */
export const stateSentence = ({
  status,
  canBeAnswered,
  validUntil,
  acceptedAt,
  acceptedBy,
  closedAt,
}: Answerable &
  Pick<QuoteBriefFragment, 'validUntil' | 'acceptedAt' | 'acceptedBy' | 'closedAt'>): string => {
  if (isClosed({ status, canBeAnswered })) return quoteSentences.dealLost;
  const closed = closedAt ? ` on ${instantDayText(closedAt)}` : '';
  const until = validUntil ? dayText(validUntil) : '';
  const sentences: Readonly<Record<QuoteStatus, string>> = {
    draft: 'This quote is still a draft.',
    issued: `You can accept this quote until ${until}.`,
    accepted: `${acceptedBy ?? 'The buyer'} accepted this quote${acceptedAt ? ` on ${instantDayText(acceptedAt)}` : ''}. The purchase agreement that follows repeats its lines, for you to read before you sign.`,
    declined: `This quote was declined${closed}.`,
    expired: `This quote expired: it was valid until ${until}. Call us and we will write a new one.`,
    superseded: 'This quote was replaced. Open the newest quote from our email, or call us.',
    withdrawn: `We withdrew this quote${closed}. Call us if you have questions.`,
  };
  return sentences[status];
};

/** How an amount came about, as in `2 × $1,500.00`; null where it is one of something. */
export const quantityOf = ({
  quantity,
  unitCents,
}: {
  readonly quantity: number;
  readonly unitCents: number | null;
}): string | null =>
  unitCents === null || quantity === 1
    ? null
    : `${quantity.toLocaleString('en-US')} × ${shortCentsText(unitCents)}`;
