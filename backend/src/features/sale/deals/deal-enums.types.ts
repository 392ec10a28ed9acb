import { dealEventKinds } from '@hearthline/rules/sale/deals/deal-events.ts';
import { dealSorts } from '@hearthline/rules/sale/deals/deal-lists.ts';
import { dealStages, lostReasons } from '@hearthline/rules/sale/deals/stages.ts';
import { dealValueBases } from '@hearthline/rules/sale/deals/value.ts';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.ts';

export const DealStageEnum = graphqlEnum('DealStage', 'How far a deal is.', dealStages, {
  new: 'It began.',
  contacted: 'Somebody has talked with the buyer.',
  visited: 'The buyer has seen a home.',
  quoted: 'A quote is out.',
  agreed: 'An agreement is out.',
  won: 'It was won. It stays so until its sale is cancelled, and can then go back to `quoted`.',
  lost: 'It came to nothing, for a reason.',
});

export const DealSortEnum = graphqlEnum('DealSort', 'The order of a list of deals.', dealSorts, {
  newest: 'The most recently opened first.',
  buyer: 'By the buyer’s name.',
  number: 'The lowest number first.',
  stage: 'From `new` to `lost`.',
  value: 'The largest value first.',
  probability: 'The most likely first.',
  weighted: 'The largest weighted value first.',
  close: 'The earliest expected close first; those without one last.',
  owner: 'By the owner’s name; those without one last.',
  touched: 'Those with the latest activity first.',
  home: 'By the name of the home; those without one last.',
});

export const LostReasonEnum = graphqlEnum('LostReason', 'Why a deal was lost.', lostReasons, {
  price: 'It costs too much.',
  financing: 'No loan was to be had.',
  land: 'There is no land for it.',
  competitor: 'Another builder was chosen.',
  timing: 'It is too early or too late.',
  no_answer: 'The buyer no longer answers.',
  other: 'Another reason, which the note tells.',
});

export const DealEventKindEnum = graphqlEnum('DealEventKind', 'What happened with a deal.', dealEventKinds, {
  opened: 'It began.',
  lead: 'Its buyer booked or asked again.',
  changed: 'Fields were changed; the note names them.',
  moved: 'It went to another stage.',
  quote_issued: 'A quote was issued.',
  quote_accepted: 'The buyer accepted a quote.',
  quote_declined: 'The buyer declined a quote.',
  quote_withdrawn: 'A quote was withdrawn.',
  quote_expired: 'A quote ran out.',
  agreement_sent: 'The agreement was sent to its signers.',
  agreement_signature: 'One of the signers signed the agreement.',
  agreement_signed: 'The last of the signers signed the agreement.',
  agreement_declined: 'A signer declined the agreement.',
  agreement_voided: 'The agreement was made void.',
  agreement_expired: 'The agreement ran out before everybody had signed.',
  change_order_sent: 'A change order was sent to its signers.',
  change_order_signature: 'One of the signers signed a change order.',
  change_order_signed: 'The last of the signers signed a change order: the contract has changed.',
  change_order_declined: 'A signer declined a change order.',
  change_order_voided: 'A change order was made void.',
  change_order_expired: 'A change order ran out before everybody had signed.',
  payment_recorded: 'A payment or a refund was recorded.',
  payment_voided: 'A payment or a refund was taken back.',
  allowance_settled: 'An allowance of its contract was settled.',
  allowance_opened: 'An allowance that was settled is open again.',
  sale_cancelled: 'It was won, and its sale was cancelled.',
});

export const DealValueBasisEnum = graphqlEnum(
  'DealValueBasis',
  'Where the value of a deal comes from.',
  dealValueBases,
  {
    contract: 'The contract sum; of a won deal that with which it was won, of a cancelled one 0.',
    accepted_quote: 'The total of its accepted quote.',
    issued_quote: 'The total of its newest issued quote.',
    design: 'The delivered total of its design.',
    typed: 'What staff say.',
    none: 'No price yet: the value is 0.',
  },
);
