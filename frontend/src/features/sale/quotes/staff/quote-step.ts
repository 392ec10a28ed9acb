import type { NextStep } from '../../../../domain/next-step.tsx';
import type { DealQuotesQuery } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { nameOfQuote } from '../parts/quote-words.ts';

interface QuoteActions {
  readonly draft: NextStep['action'];
  /** Opens what chooses a design; null for whoever may not. */
  readonly choose: NextStep['action'];
  readonly issue: (id: string) => void;
  /** Mails the buyer a new link to a quote. */
  readonly remind: (id: string) => void;
}

/** What a deal waits for while nobody has accepted a quote of it; null once somebody has. */
export const quoteStep = (
  { quotes, designCode }: Pick<DealQuotesQuery['deal'], 'quotes' | 'designCode'>,
  { draft, choose, issue, remind }: QuoteActions,
): NextStep | null => {
  if (quotes.some(({ status }) => status === 'accepted')) return null;
  const issued = quotes.find(({ status }) => status === 'issued');
  if (issued)
    return {
      text: `Waiting for the answer to quote ${nameOfQuote(issued)}${issued.validUntil ? `, valid until ${dayText(issued.validUntil)}` : ''}`,
      action: { label: 'Send again', run: () => remind(issued.id) },
    };
  const open = quotes.find(({ status }) => status === 'draft');
  if (open)
    return { text: 'A quote is drafted.', action: { label: 'Issue quote', run: () => issue(open.id) } };
  if (!designCode) return { text: 'Choose a design: a quote starts from its price.', action: choose };
  return {
    text: quotes.length > 0 ? 'No quote is open.' : 'The design is ready to be quoted.',
    action: draft,
  };
};
