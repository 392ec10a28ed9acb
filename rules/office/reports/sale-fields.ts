import { dealStages, lostReasons, lostReasonTitles, stageTitles } from '../../sale/deals/stages.ts';
import {
  paymentKinds,
  paymentKindTitles,
  paymentMethods,
  paymentMethodTitles,
  paymentRowStates,
  paymentRowStateTitles,
} from '../../sale/payments/payment-kinds.ts';
import { saleEntryKinds, saleEntryTitles } from '../../sale/contracts/sale-entries.ts';
import { moneyWords } from '../../sale/contracts/money-words.ts';
import { quoteStatuses, statusTitles } from '../../sale/quotes/quote-states.ts';
import type { ReportField, ReportGroup } from './field-types.ts';
import { ownerField, touchFields, undesigned, unknownWay } from './source-fields.ts';

/** What every step of a sale has from its deal: who is responsible, which home it is about, and how the buyer came. */
const saleFields: readonly ReportField[] = [
  ownerField,
  { key: 'dealSource', title: 'Source', kind: 'list', empty: unknownWay, isHumanized: true },
  { key: 'home', title: 'Home', kind: 'list', empty: undesigned },
  ...touchFields,
];

const stage: ReportField = {
  key: 'stage',
  title: 'Stage',
  kind: 'choice',
  options: dealStages,
  titles: stageTitles,
};

export const dealFields: readonly ReportField[] = [
  stage,
  {
    key: 'lostReason',
    title: 'Lost because of',
    kind: 'choice',
    options: lostReasons,
    titles: lostReasonTitles,
    empty: 'Not lost',
  },
  { key: 'value', title: 'Value', kind: 'number', unit: 'money' },
  { key: 'created', title: 'Created', kind: 'instant' },
  { key: 'closed', title: 'Won or lost', kind: 'instant', empty: 'Still open' },
  { key: 'expected', title: 'Expected close', kind: 'day', empty: 'No date' },
  ...saleFields,
];

/** A deal's stay in a stage, from when it came until it left. */
export const stayFields: readonly ReportField[] = [
  stage,
  { key: 'entered', title: 'Entered', kind: 'instant' },
  { key: 'left', title: 'Left', kind: 'instant', empty: 'Still there' },
  ...saleFields,
];

export const quoteFields: readonly ReportField[] = [
  { key: 'status', title: 'Status', kind: 'choice', options: quoteStatuses, titles: statusTitles },
  { key: 'total', title: 'Total', kind: 'number', unit: 'money' },
  { key: 'issued', title: 'Issued', kind: 'day', empty: 'Not issued' },
  { key: 'validUntil', title: 'Valid until', kind: 'day', empty: 'Not issued' },
  { key: 'accepted', title: 'Accepted', kind: 'instant', empty: 'Not accepted' },
  ...saleFields,
];

export const paymentFields: readonly ReportField[] = [
  { key: 'kind', title: 'Kind', kind: 'choice', options: paymentKinds, titles: paymentKindTitles },
  { key: 'method', title: 'Method', kind: 'choice', options: paymentMethods, titles: paymentMethodTitles },
  { key: 'state', title: 'State', kind: 'choice', options: paymentRowStates, titles: paymentRowStateTitles },
  { key: 'amount', title: 'Amount', kind: 'number', unit: 'money' },
  { key: 'received', title: 'Received', kind: 'day' },
  { key: 'trust', title: 'Put into trust', kind: 'day', empty: 'Not in trust' },
  ...saleFields,
];

/** An entry of a sale: a change of what was contracted. */
export const entryFields: readonly ReportField[] = [
  { key: 'kind', title: 'Kind', kind: 'choice', options: saleEntryKinds, titles: saleEntryTitles },
  { key: 'amount', title: 'Amount', kind: 'number', unit: 'money' },
  { key: 'entered', title: 'Entered', kind: 'day' },
  { key: 'recognized', title: moneyWords.recognized, kind: 'day', empty: 'Not delivered' },
  ...saleFields,
];

const buyer: ReportGroup = { key: 'buyer', title: 'Buyer' };

/** The steps of a sale one by one, and those of one buyer together. */
export const dealGroups: readonly ReportGroup[] = [{ key: 'deal', title: 'Deal' }, buyer];
export const quoteGroups: readonly ReportGroup[] = [{ key: 'quote', title: 'Quote' }, ...dealGroups];
export const paymentGroups: readonly ReportGroup[] = [{ key: 'receipt', title: 'Receipt' }, ...dealGroups];
