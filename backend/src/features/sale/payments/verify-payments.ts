import { countedCents } from '@hearthline/rules/sale/payments/balance.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import type { Db, Row } from '../../../platform/db/query-builder.ts';

type Payment = Row<'payments'>;

const entriesOf = (db: Db, action: string) =>
  db
    .selectFrom('auditEntries')
    .select(['object', 'details'])
    .where('action', '=', action)
    .where('result', '=', 'done')
    .execute();

/** What of a payment differs from what the audit log says was recorded. Older entries say less of it. */
const differs = (payment: Payment, details: Readonly<Record<string, unknown>>): boolean => {
  const facts: Readonly<Record<string, unknown>> = {
    kind: payment.kind,
    cents: payment.amountCents,
    receipt: receiptNumber(payment.receiptNumber),
    receivedOn: payment.receivedOn,
    trustOn: payment.trustOn,
  };
  return Object.entries(facts).some(
    ([name, value]) => details[name] !== undefined && details[name] !== value,
  );
};

/** What was paid of a deal once a payment was recorded: whatever was recorded up to then and not void at that moment. */
const paidWith = (payment: Payment, ofDeal: readonly Payment[]): number =>
  ofDeal
    .filter(
      ({ receiptNumber: number, voidedAt }) =>
        number <= payment.receiptNumber && (voidedAt === null || voidedAt > payment.createdAt),
    )
    .reduce(
      (sum, { kind, amountCents }) => sum + countedCents({ kind, amountCents: amountCents, voidedAt: null }),
      0,
    );

/**
 * Checks payments: receipts count without a gap, each says what had been paid by then, and the audit log tells the same of what was
 * recorded and made void.
 * @param db a transaction that sees one state of the database
 * @returns what is wrong, in sentences
 */
export const verifyPayments = async (
  db: Db,
): Promise<{ readonly checked: number; readonly breaks: readonly string[] }> => {
  const payments = await db.selectFrom('payments').selectAll().orderBy('receiptNumber').execute();
  const breaks: string[] = [];
  const counter = await db
    .selectFrom('counters')
    .select('last')
    .where('name', '=', 'receipt')
    .executeTakeFirst();
  const [first] = payments;
  for (let number = first?.receiptNumber ?? 1, at = 0; number <= (counter?.last ?? 0); number += 1)
    if (payments[at]?.receiptNumber === number) at += 1;
    else breaks.push(`Receipt ${receiptNumber(number)} is missing.`);
  const byDeal = Map.groupBy(payments, ({ dealId }) => dealId);
  for (const payment of payments)
    if (payment.receipt.paidCents !== paidWith(payment, byDeal.get(payment.dealId) ?? []))
      breaks.push(`Receipt ${receiptNumber(payment.receiptNumber)} does not say what had been paid by then.`);

  const byId = new Map(payments.map((payment) => [`payment:${payment.id}`, payment]));
  const [recorded, voided] = [await entriesOf(db, 'payment.record'), await entriesOf(db, 'payment.void')];
  const voids = new Set(voided.map(({ object }) => object));
  for (const { object, details } of recorded) {
    const payment = byId.get(object ?? '');
    const receipt = String(details?.receipt);
    if (!payment) breaks.push(`Receipt ${receipt}: its payment was removed.`);
    else if (differs(payment, details ?? {}))
      breaks.push(`Receipt ${receipt}: not the payment that was recorded.`);
    else if (payment.voidedAt && !voids.has(object))
      breaks.push(`Receipt ${receipt}: void, and the audit log does not say so.`);
  }
  for (const { object, details } of voided) {
    const payment = byId.get(object ?? '');
    if (payment && (!payment.voidedAt || payment.voidReason !== details?.reason))
      breaks.push(`Receipt ${receiptNumber(payment.receiptNumber)}: not void as the audit log says.`);
  }
  return { checked: payments.length, breaks };
};
