import { noParameters } from '@hearthline/rules/parameters.ts';
import { receiptNumber } from '@hearthline/rules/sale/payments/receipt.ts';
import { bookkeepingFilter, newPayment } from '@hearthline/rules/sale/payments/payment-rules.ts';
import { pdfHeaders } from '../../../platform/http/pdf-answer.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders, csvStream } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { exportPayments } from './bookkeeping.ts';
import { findPayment } from './payment.service.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { recordPayment } from './record-payment.ts';

export const paymentRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/deals/:dealId/payments',
    access: 'payment:create',
    about: {
      summary: 'Record a payment or a refund of a deal',
      like: 'recordPayment',
      body: newPayment,
      answer: 'Payment',
      once: true,
      note: '`Idempotency-Key` is required here.',
    },
    handle: async (context, { params, body }) => ({
      status: 201,
      body: await recordPayment(context, params.dealId ?? '', body),
    }),
  },
  {
    method: 'get',
    path: '/api/payments/:id/receipt.pdf',
    access: 'payment:read',
    about: {
      summary: 'The receipt of a payment as a PDF',
      like: { id: 'The id of a payment.' },
      query: noParameters,
      answers: 'application/pdf',
      refuses: [404],
    },
    handle: async (context, { params, query }) => {
      validate(noParameters, query);
      const payment = await findPayment(context, params.id ?? '');
      return {
        status: 200,
        headers: pdfHeaders(`receipt-${receiptNumber(payment.receiptNumber)}.pdf`),
        body: await receiptPdf(context, payment),
      };
    },
  },
  {
    method: 'get',
    path: '/api/payments/export',
    access: 'payment:export',
    about: {
      summary: 'Export payments as CSV, for import into a bookkeeping program',
      like: {
        format: 'The program: `quickbooks` (QuickBooks Online) or `xero`.',
        from: 'The first day on which they were received.',
        to: 'The last day.',
      },
      query: bookkeepingFilter,
      answers: 'text/csv',
    },
    handle: async (context, { query }) => {
      const { fileName, titles, rows } = await exportPayments(context, query);
      return { status: 200, headers: csvHeaders(fileName), body: csvStream(titles, rows) };
    },
  },
];
