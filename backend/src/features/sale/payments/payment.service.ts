import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { balanceCents } from '@hearthline/rules/sale/payments/balance.ts';
import { paymentSentences } from '@hearthline/rules/sale/payments/payment-rules.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { dealNumber, readDeal } from '../deals/deal.api.ts';
import { dealScope } from '../deals/deal.policy.ts';
import { accountOfDeal, accountsInScope, type AccountRecord } from './deal-account.queries.ts';
import { paymentInScope, paymentsInScope, paymentsOfDeal, type PaymentRecord } from './payment.queries.ts';
import { maxOwnPayments } from './payment.types.ts';
import { paymentView, type PaymentView } from './payment-view.ts';

export const missingPayment = (): AppError =>
  new AppError('NOT_FOUND', { message: paymentSentences.missing });

/** A payment that the viewer may see. @throws AppError NOT_FOUND */
export const findPayment = async (
  { viewer, query }: Pick<Context, 'viewer' | 'query'>,
  id: string,
): Promise<PaymentRecord> => {
  const row =
    viewer && isId(id)
      ? await query.byKey(paymentInScope(dealScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missingPayment();
  return row;
};

/** One payment. @throws AppError NOT_FOUND */
export const readPayment = async (context: Context, id: string): Promise<PaymentView> =>
  paymentView(context.viewer, await findPayment(context, id));

/** The payments of a deal, the newest first. @throws AppError NOT_FOUND */
export const listPayments = async (context: Context, dealId: string): Promise<PaymentView[]> => {
  const { id } = await readDeal(context, dealId);
  return (await context.query(paymentsOfDeal, { dealId: id })).map((row) => paymentView(context.viewer, row));
};

/** What was agreed and paid of a deal, in whole cents. */
export interface DealAccount {
  readonly totalCents: number;
  readonly paidCents: number;
  readonly balanceCents: number;
}

const withBalance = <Sums extends Pick<AccountRecord, 'totalCents' | 'paidCents'>>(
  sums: Sums,
): Sums & DealAccount => ({ ...sums, balanceCents: balanceCents(sums) });

/** What was agreed and paid of a deal that the caller has read. */
export const readAccount = async (
  { query }: Pick<Context, 'query'>,
  dealId: string,
): Promise<DealAccount> => {
  const row = await query.byKey(accountOfDeal, { dealId });
  return withBalance(row ?? { totalCents: 0, paidCents: 0 });
};

/** The account of one of a buyer's own deals. */
export interface PaymentAccountView extends DealAccount {
  readonly dealId: string;
  readonly dealNumber: string;
  readonly agreementNumber: string | null;
  readonly payments: PaymentView[];
}

/** What the viewer has agreed to and paid: the deals of their own that have an agreement or a payment, the newest first. */
export const myAccounts = async ({ query, viewer }: Context): Promise<PaymentAccountView[]> => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const [scope, parameters] = [dealScope(viewer), { viewerId: viewer.id }];
  const [accounts, payments] = await Promise.all([
    query(accountsInScope(scope), parameters),
    query(paymentsInScope(scope), parameters),
  ]);
  return accounts.map(({ dealId, number, agreementNumber: agreement, totalCents, paidCents }) => ({
    dealId,
    dealNumber: dealNumber(number),
    agreementNumber: agreement === null ? null : agreementNumber(agreement),
    ...withBalance({ totalCents, paidCents }),
    payments: payments
      .filter((payment) => payment.dealId === dealId)
      .slice(0, maxOwnPayments)
      .map((payment) => paymentView(viewer, payment)),
  }));
};
