import { quoteChange } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { quoteFields } from './quote.fields.ts';

export const QuoteInput = inputType(
  'QuoteInput',
  'What changes of a draft; fields left out stay.',
  quoteChange.omit({ version: true }),
  quoteFields,
);
export type QuoteInput = InstanceType<typeof QuoteInput>;
