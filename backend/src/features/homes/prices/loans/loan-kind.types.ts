import { objectType } from '../../../../platform/records/record-types.ts';
import { loanKindFields } from './loan-kind.fields.ts';

export const LoanKindType = objectType(
  'LoanKind',
  'The usual terms of a way to pay for a home. Estimates: the lender decides.',
  loanKindFields,
);
