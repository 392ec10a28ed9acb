import { countedCents } from '@hearthline/rules/sale/payments/balance.ts';
import { paymentKindTitles, paymentMethodTitles } from '@hearthline/rules/sale/payments/payment-kinds.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import { bookkeepingFilter, type BookkeepingFormat } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { dealNumber } from '../deals/deal.api.ts';
import { paymentsBetween } from './payment.queries.ts';

type Entry = Awaited<ReturnType<ReturnType<typeof paymentsBetween>['execute']>>[number];

/** As both programs read days of a US company: `03/09/2027`. */
const usDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** In dollars; a refund is money that went out. */
const signed = (entry: Entry): number => countedCents(entry) / 100;

const about = ({ kind, receiptNumber: number, dealNumber: deal }: Entry): string =>
  `${paymentKindTitles[kind]}, receipt ${receiptNumber(number)}, deal ${dealNumber(deal)}`;

interface Layout {
  readonly titles: readonly string[];
  readonly row: (entry: Entry) => readonly CsvValue[];
}

/** The columns that the programs' imports of bank transactions ask for, in their order. */
const layouts: Readonly<Record<BookkeepingFormat, Layout>> = {
  // The layout with three columns: any others are refused.
  quickbooks: {
    titles: ['Date', 'Description', 'Amount'],
    row: (entry) => [usDay(entry.receivedOn), `${entry.buyerName}: ${about(entry)}`, signed(entry)],
  },
  // The template's columns; those with an asterisk are required.
  xero: {
    titles: ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'],
    row: (entry) => [
      usDay(entry.receivedOn),
      signed(entry),
      entry.buyerName,
      `${about(entry)}, ${paymentMethodTitles[entry.method].toLowerCase()}`,
      receiptNumber(entry.receiptNumber),
      entry.method === 'check' ? entry.reference : null,
    ],
  },
};

/** A bookkeeper's file. */
export interface BookkeepingFile {
  readonly fileName: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** The payments and refunds that stand, received in a range of days, for import into a bookkeeping program. @throws AppError BAD_INPUT */
export const exportPayments = async (context: Context, input: unknown): Promise<BookkeepingFile> => {
  const { format, from, to } = validate(bookkeepingFilter, input);
  const entries = await context.slowRead(() => paymentsBetween(context.db, { from, to }).execute());
  await auditAlone(context, {
    action: 'payment.export',
    details: { format, from, to, rows: entries.length },
  });
  const { titles, row } = layouts[format];
  const period = [from, to].filter(Boolean).join('-to-');
  return {
    fileName: `payments-${format}${period && `-${period}`}.csv`,
    titles,
    rows: entries.map(row),
  };
};
