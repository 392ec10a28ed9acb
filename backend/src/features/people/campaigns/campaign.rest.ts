import { csvHeaders } from '../../../platform/text/csv.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { exportRecipients } from './recipients/recipient.queries.ts';
import { readSubscription, unsubscribe } from './unsubscribe/unsubscribe.service.ts';

export const campaignRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/campaigns/:id/recipients.csv',
    access: 'campaign:export',
    about: {
      summary: 'Export the recipients of a campaign and what became of their mails, as CSV',
      like: 'campaignRecipients',
      answers: 'text/csv',
    },
    handle: async (context, { params }) => {
      const { fileName, rows } = await exportRecipients(context, params.id ?? '');
      return { status: 200, headers: csvHeaders(fileName), body: rows };
    },
  },
  {
    // Called by mail programs on behalf of their users (RFC 8058); the one form field they send adds no information.
    method: 'post',
    path: '/api/unsubscribe/:token',
    access: 'public',
    ignoresBody: true,
    about: {
      summary: 'Unsubscribe with one click (RFC 8058)',
      like: 'unsubscribe',
      status: 200,
      answer: 'Notice',
    },
    handle: async (context, { params }) => ({
      status: 200,
      body: await unsubscribe(context, params.token ?? ''),
    }),
  },
  {
    // Opened in a browser, the header's address leads to the page that asks first; a GET changes nothing.
    method: 'get',
    path: '/api/unsubscribe/:token',
    access: 'public',
    about: {
      summary: 'Redirect to the page that asks before unsubscribing',
      like: 'mailSubscription',
      status: 303,
    },
    handle: async (context, { params: { token = '' } }) => {
      await readSubscription(context, token);
      return {
        status: 303,
        headers: {
          Location: `${context.publicUrl}/unsubscribe#token=${encodeURIComponent(token)}`,
          'Referrer-Policy': 'no-referrer',
        },
      };
    },
  },
];
