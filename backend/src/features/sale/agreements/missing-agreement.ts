import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireDealOf } from '../deals/deal.policy.ts';

export const missingAgreement = (): AppError =>
  new AppError('NOT_FOUND', { message: agreementSentences.missing });

/** Whether the deal of an agreement is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireDealOfAgreement = requireDealOf('agreement:read', missingAgreement);
