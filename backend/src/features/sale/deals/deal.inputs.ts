import { dealChange } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { inputType } from '../../../platform/records/record-types.ts';
import { dealFields } from './deal.fields.ts';

export const DealInput = inputType(
  'DealInput',
  'What staff say about a deal. In a change, fields left out stay as they are, and null takes away.',
  dealChange,
  dealFields,
);
export type DealInput = InstanceType<typeof DealInput>;
