import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { designPicture, picturedLook } from '@hearthline/rules/homes/designs/pictures.ts';
import { useState, type ReactNode } from 'react';
import { EquipmentGroups } from '../../../../domain/equipment-groups.tsx';
import { useAcceptQuoteMutation, useMyQuotesQuery, type MyQuotesQuery } from '../../../../gql/generated.ts';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Picture } from '../../../../ui/image-viewer/picture.tsx';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { PaymentSchedule } from '../parts/payment-schedule.tsx';
import { nameOfQuote, stateForBuyer, stateSentence } from '../parts/quote-words.ts';

type MyQuote = MyQuotesQuery['myQuotes'][number];

const pictureOf = ({ home, quotedPlan, ...quote }: MyQuote) =>
  designPicture({
    home: home && { slug: home.slug, planCode: home.planCode, quotedPlan, offered: true },
    ...picturedLook(quote),
  });

/** A part of a quote that its reader opens. */
const More = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <chakra.details textStyle="small" borderTopWidth="1px" borderColor="line" pt="3">
    <chakra.summary cursor="pointer" fontWeight="550">
      {title}
    </chakra.summary>
    <chakra.div pt="3">{children}</chakra.div>
  </chakra.details>
);

const QuoteCard = ({ quote, onAccept }: { readonly quote: MyQuote; readonly onAccept: () => void }) => {
  const download = useDownload();
  const state = stateForBuyer(quote);
  const pdf = (): void =>
    void download(`/api/quotes/${quote.id}.pdf`, `quote-${nameOfQuote(quote)}.pdf`).catch((error: unknown) =>
      showToast({ title: 'The PDF could not be downloaded', text: errorText(error), tone: 'error' }),
    );
  return (
    <Card as="article" aria-label={`Quote ${nameOfQuote(quote)}`} p="0" overflow="hidden">
      <Picture
        {...pictureOf(quote)}
        dusk
        sizes="17rem"
        alt=""
        loading="lazy"
        w="full"
        aspectRatio="3 / 2"
        objectFit="cover"
        bg="sunken"
      />
      <chakra.div display="grid" gap="3" p="4">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
          <Heading as="h3" look="minor">
            {quote.home?.name} · {nameOfQuote(quote)}
          </Heading>
          <Badge tone={state.tone}>{state.title}</Badge>
        </chakra.div>
        <Text fontSize="1.25rem" fontWeight="650" fontVariantNumeric="tabular-nums">
          {centsText(quote.totalCents)}
        </Text>
        <Text look="small" quiet>
          {stateSentence(quote)}
        </Text>
        {quote.schedule.length > 0 && (
          <More title="Payment schedule">
            <PaymentSchedule quote={quote} />
          </More>
        )}
        {quote.equipment.length > 0 && (
          <More title={`Standard equipment (${quote.equipment.length})`}>
            <EquipmentGroups items={quote.equipment} as="h4" look="minor" />
          </More>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {quote.canBeAnswered && (
            <Button size="sm" onClick={onAccept}>
              Accept quote
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={pdf}>
            Read as PDF
          </Button>
        </chakra.div>
      </chakra.div>
    </Card>
  );
};

/** The customer's own quotes; nothing if there are none. */
export const MyQuotes = () => {
  const { data, error, refetch } = useMyQuotesQuery();
  const [accepting, setAccepting] = useState<MyQuote | null>(null);
  const [accept, { loading: busy }] = useAcceptQuoteMutation();
  const read = (): void => void refetch().catch(() => undefined);
  const quotes = data?.myQuotes ?? [];
  if (error && !data) return <ErrorNotice title="Your quotes could not be loaded" onRetry={read} />;
  if (quotes.length === 0) return null;
  const confirm = ({ id }: MyQuote): void =>
    void accept({ variables: { id } })
      .catch((failure: unknown) =>
        showToast({ title: 'The quote was not accepted', text: errorText(failure), tone: 'error' }),
      )
      .finally(() => {
        setAccepting(null);
        read();
      });
  return (
    <chakra.section aria-labelledby="my-quotes" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading id="my-quotes" look="subheading">
        My Quotes
      </Heading>
      <chakra.div
        display="grid"
        gap={{ base: '5', md: '6' }}
        alignItems="start"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
      >
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} onAccept={() => setAccepting(quote)} />
        ))}
      </chakra.div>
      {accepting && (
        <ConfirmDialog
          title={`Accept ${nameOfQuote(accepting)} for ${centsText(accepting.totalCents)}`}
          question="Accepting costs nothing and signs nothing. We prepare the purchase agreement from this quote, and other open quotes are closed."
          action="Accept quote"
          busy={busy}
          onConfirm={() => confirm(accepting)}
          onClose={() => setAccepting(null)}
        />
      )}
    </chakra.section>
  );
};
