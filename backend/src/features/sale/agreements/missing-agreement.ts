import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { AppError } from '../../../platform/errors.ts';

export const missingAgreement = (): AppError =>
  new AppError('NOT_FOUND', { message: agreementSentences.missing });
