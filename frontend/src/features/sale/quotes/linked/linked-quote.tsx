import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  useAcceptLinkedQuoteMutation,
  useDeclineLinkedQuoteMutation,
  useLinkedQuoteQuery,
} from '../../../../gql/generated.ts';
import { saveFile } from '../../../../platform/api/download.ts';
import { linkedFile } from '../../../../platform/api/linked-file.ts';
import { errorText, problemOf } from '../../../../platform/api/error-text.ts';
import { useMailedToken } from '../../../../platform/navigation/mailed-link-token.ts';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { CallUs } from '../../../../domain/call-us.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

const Dead = ({ reason }: { readonly reason: string | null }) => (
  <chakra.div display="grid" gap="4" maxW="prose" py="10">
    <Heading as="h1" look="title">
      Your quote
    </Heading>
    <Text role={reason ? 'alert' : undefined} look="lead">
      {reason ?? 'Open the link in our email to see your quote here.'}
    </Text>
    {reason && (
      <Text>
        The link in our most recent email works. If you cannot find it, <CallUs />.
      </Text>
    )}
  </chakra.div>
);

/** Downloads the PDF. */
const downloadPdf = async (
  token: string,
  { id, number }: { id: string; number: string | null },
): Promise<void> => {
  const answer = await linkedFile(token, `/api/linked-quote.pdf?quoteId=${id}`);
  saveFile(await answer.blob(), `quote-${number ?? ''}.pdf`);
};

const QuoteOfToken = ({ token }: { readonly token: string }) => {
  const [quoteId, setQuoteId] = useState<string | null>(null);
  const { data, previousData, loading, error, refetch } = useLinkedQuoteQuery({
    variables: { token, quoteId },
    ...networkOnly,
  });
  const [accept] = useAcceptLinkedQuoteMutation();
  const [decline] = useDeclineLinkedQuoteMutation();
  const read = (): void => void refetch().catch(() => undefined);
  const quote = (data ?? previousData)?.linkedQuote;
  if (error && !loading) {
    const { code } = problemOf(error);
    if (code === 'LINK_INVALID' || code === 'LINK_EXPIRED' || code === 'BAD_INPUT')
      return <Dead reason={errorText(error)} />;
    return <LoadError title="We could not load your quote" error={error} retry={read} />;
  }
  if (!quote) return <Skeleton minH="32rem" borderRadius="lg" data-skeleton />;
  const answered = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (failure) {
      // Somebody else answered it, or it ran out: the page says so.
      read();
      throw failure;
    }
  };
  return (
    <QuoteSheet
      key={quote.id}
      quote={quote}
      onAccept={(name) => answered(accept({ variables: { token, name, quoteId: quote.id } }))}
      onDecline={(reason) => answered(decline({ variables: { token, reason, quoteId: quote.id } }))}
      onShow={(id) => {
        setQuoteId(id);
        window.scrollTo({ top: 0 });
      }}
      onPdf={() =>
        void downloadPdf(token, quote).catch(() =>
          showToast({ title: 'The PDF could not be downloaded', text: 'Please try again.', tone: 'error' }),
        )
      }
    />
  );
};

/** The quote behind an e-mail's link: opening it changes nothing, only the buttons do. */
export const LinkedQuote = () => {
  const { token } = useMailedToken();
  return token ? <QuoteOfToken key={token} token={token} /> : <Dead reason={null} />;
};
