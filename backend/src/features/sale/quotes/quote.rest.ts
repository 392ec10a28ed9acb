import { noParameters } from '@hearthline/rules/parameters.ts';
import { linkedAcceptance, linkedRefusal } from '@hearthline/rules/sale/quotes/quote-rules.ts';
import { optionalId } from '@hearthline/rules/optional.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { acceptLinkedQuote, declineLinkedQuote, linkedQuote } from './answer/answer-quote.ts';
import { openQuoteFile } from './issue/quote-file.ts';
import { shownPapers } from './issue/quote-papers.ts';
import { readQuote } from './quote.service.ts';
import type { QuoteView } from './quote-view.ts';

const key = { 'X-Link-Token': 'The secret of the private link: the text after `token=` in it.' };
const which = z.strictObject({ quoteId: optionalId });
const about = {
  headers: key,
  like: 'linkedQuote',
  refuses: [400, 404, 409, 410, 429],
  without: ['alternatives', 'viewerCanEdit'],
};
const answers = { ...about, answer: 'Quote' } as const;

const shown = async (context: Context, view: QuoteView): Promise<object> => {
  const { isForStaff: _staff, buyers: _buyers, ...quote } = view;
  return { ...quote, ...(await shownPapers(context, view)) };
};

const tokenOf = ({ linkToken = '' }: Context): string => linkToken;

export const quoteRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/quotes/:id.pdf',
    access: 'quote:read',
    about: {
      summary: 'An issued quote as a PDF, the same bytes each time',
      query: noParameters,
      like: 'quote',
      answers: 'application/pdf',
    },
    handle: async (context, { params, query }) => {
      validate(noParameters, query);
      const { id } = await readQuote(context, params.id ?? '');
      return openQuoteFile(context, id);
    },
  },
  {
    method: 'get',
    path: '/api/linked-quote',
    access: 'public',
    about: { summary: 'The quote of a private link', query: which, ...answers },
    handle: async (context, { query }) => ({
      status: 200,
      body: await shown(
        context,
        await linkedQuote(context, { ...validate(which, query), token: tokenOf(context) }),
      ),
    }),
  },
  {
    method: 'get',
    path: '/api/linked-quote.pdf',
    access: 'public',
    about: {
      summary: 'The same as a PDF, the same bytes each time',
      query: which,
      like: 'linkedQuote',
      headers: key,
      answers: 'application/pdf',
      refuses: [400, 404, 410, 429],
    },
    handle: async (context, { query }) => {
      const { id } = await linkedQuote(context, { ...validate(which, query), token: tokenOf(context) });
      return openQuoteFile(context, id);
    },
  },
  {
    method: 'post',
    path: '/api/linked-quote/accept',
    access: 'public',
    about: {
      summary: 'Accept the quote of a private link',
      body: linkedAcceptance.omit({ token: true }),
      ...answers,
      like: 'acceptLinkedQuote',
      status: 200,
    },
    handle: async (context, { body }) => {
      const given = validate(linkedAcceptance.omit({ token: true }), body);
      return {
        status: 200,
        body: await shown(context, await acceptLinkedQuote(context, { ...given, token: tokenOf(context) })),
      };
    },
  },
  {
    method: 'post',
    path: '/api/linked-quote/decline',
    access: 'public',
    about: {
      summary: 'Decline the quote of a private link',
      body: linkedRefusal.omit({ token: true }),
      ...answers,
      like: 'declineLinkedQuote',
      status: 200,
    },
    handle: async (context, { body }) => {
      const given = validate(linkedRefusal.omit({ token: true }), body);
      return {
        status: 200,
        body: await shown(context, await declineLinkedQuote(context, { ...given, token: tokenOf(context) })),
      };
    },
  },
];
