import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { EditedQuoteFragment } from '../../../../gql/generated.ts';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { nameOfQuote } from '../parts/quote-words.ts';
import { ReviseDialog } from '../staff/revise-dialog.tsx';
import { QuotePageHead } from './quote-page-head.tsx';
import { QuotePaper } from './quote-paper.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

/** A quote as its buyer reads it: one that was issued, to be downloaded and revised, or a draft for those who only read it. */
export const IssuedQuote = ({ quote }: { readonly quote: EditedQuoteFragment }) => {
  const { user } = useSession();
  const [revising, setRevising] = useState(false);
  const download = useDownload();
  const pdf = (): void =>
    void download(`/api/quotes/${quote.id}.pdf`, `quote-${nameOfQuote(quote)}.pdf`).catch(
      (failure: unknown) =>
        showToast({ title: 'The PDF could not be downloaded', text: errorText(failure), tone: 'error' }),
    );
  return (
    <chakra.article display="grid" gap="5" gridTemplateColumns="minmax(0, 52rem)">
      <QuotePageHead quote={quote} sums={quote}>
        {quote.status !== 'draft' && (
          <Button variant="outline" onClick={pdf}>
            PDF
          </Button>
        )}
        {quote.status !== 'draft' && mayChange(user, 'quote:create', quote) && (
          <Button onClick={() => setRevising(true)}>Revise quote</Button>
        )}
      </QuotePageHead>
      <QuotePaper title={`Quote ${nameOfQuote(quote)}`} buyerName={quote.buyerName} quote={quote} />
      {revising && <ReviseDialog quote={quote} onClose={() => setRevising(false)} />}
    </chakra.article>
  );
};
