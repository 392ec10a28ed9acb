import { maxCoBuyers } from './deal-lists.ts';
import { moveSentences } from './move-sentences.ts';
import { voidFirst } from '../agreements/agreement-states.ts';

export const dealSentences = {
  ...moveSentences,
  missing: 'There is no such deal.',
  contactRequired: 'Please choose a contact',
  contactMissing: 'This contact does not exist.',
  designMissing: 'There is no such design.',
  amount: 'Please enter an amount of at least $0',
  probability: 'Please enter a whole percentage from 0 to 100',
  day: 'Please enter a valid date',
  stage: 'Please choose a stage',
  reason: 'Please choose why the deal was lost',
  coBuyerName: 'Please enter the name of the co-buyer',
  coBuyers: `At most ${maxCoBuyers} co-buyers`,
  open: 'Must be true or false',
  agreementOut: 'Void it first.',
  buyersReason: 'Please say why: the agreement is signed, and all buyers are notified',
  voidFirst,
  cancelledOnlyQuoted: 'A cancelled sale goes back to Quoted, and nowhere else.',
  wonClosed: 'This deal is won and closed. Only its owner, its source and who buys can still change.',
  wonReason: 'Please say why: this deal is won',
  lostAlready: 'This deal is lost already.',
  archived: 'This deal is archived. Restore it before you change it.',
  order: 'Unknown order',
  archivedFlag: 'Must be true or false',
  cancelledFlag: 'Must be true or false',
} as const;
