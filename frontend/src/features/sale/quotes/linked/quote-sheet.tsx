import { centsText } from '@hearthline/rules/dollars.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { EquipmentGroups } from '../../../../domain/equipment-groups.tsx';
import type { QuoteShownFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { PaymentSchedule } from '../parts/payment-schedule.tsx';
import { PaymentExample } from '../parts/payment-example.tsx';
import { QuoteLines } from '../parts/quote-lines.tsx';
import { QuoteOpening } from '../parts/quote-opening.tsx';
import { QuoteSums } from '../parts/quote-sums.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';
import { Alternatives } from './alternatives.tsx';
import { AcceptDialog, DeclineDialog } from './answer-dialogs.tsx';
import { QuoteHead, QuotePlan } from './quote-head.tsx';

interface QuoteSheetProps {
  readonly quote: QuoteShownFragment;
  readonly onAccept: (name: string) => Promise<unknown>;
  readonly onDecline: (reason: string | null) => Promise<unknown>;
  /** Shows another quote of the deal. */
  readonly onShow: (id: string) => void;
  readonly onPdf: () => void;
}

/** A quote as its buyer reads it, from the house to the terms. */
export const QuoteSheet = ({ quote, onAccept, onDecline, onShow, onPdf }: QuoteSheetProps) => {
  const [openDialog, setOpenDialog] = useState<'accept' | 'decline' | null>(null);
  const what = `${nameOfQuote(quote)} for ${centsText(quote.totalCents)}`;
  const assumptions = quote.assumptions ?? [];
  const close = (): void => setOpenDialog(null);
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }} gridTemplateColumns="minmax(0, 1fr)">
      <QuoteHead quote={quote}>
        {quote.canBeAnswered && (
          <>
            <Button size="lg" onClick={() => setOpenDialog('accept')}>
              Accept quote
            </Button>
            <Button size="lg" variant="outline" onClick={() => setOpenDialog('decline')}>
              Decline quote
            </Button>
          </>
        )}
        {/* Below the two, its words begin where theirs do. */}
        <Button
          variant={quote.canBeAnswered ? 'ghost' : 'solid'}
          onClick={onPdf}
          ms={quote.status === 'issued' ? '0' : '-4'}
        >
          Download PDF
        </Button>
      </QuoteHead>
      {quote.before && (
        <chakra.div maxW="50rem">
          <QuoteOpening before={quote.before} />
        </chakra.div>
      )}
      <Alternatives quote={quote} onShow={onShow} />
      <QuotePlan quote={quote} />
      <chakra.div
        display="grid"
        gap={{ base: '10', md: '14', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 24rem)' }}
      >
        <Panel title="Price, line by line">
          <QuoteLines lines={quote.lines} />
          <Card>
            <QuoteSums quote={quote} />
          </Card>
        </Panel>
        {/* Beside the lines, which are long: it stays in view while they are read. */}
        <chakra.div
          display="grid"
          gap={{ base: '10', md: '14', lg: '8' }}
          gridTemplateColumns="minmax(0, 1fr)"
          position={{ lg: 'sticky' }}
          top={{ lg: '6rem' }}
        >
          {assumptions.length > 0 && (
            <Panel title="What it assumes">
              <chakra.ul display="grid" gap="1" ps="4" textStyle="small" color="quiet" listStyleType="disc">
                {assumptions.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </chakra.ul>
            </Panel>
          )}
          {quote.schedule.length > 0 && (
            <Panel title="Payment schedule">
              <PaymentSchedule quote={quote} />
            </Panel>
          )}
          {quote.loan && <PaymentExample loan={quote.loan} assumptions={assumptions} />}
        </chakra.div>
      </chakra.div>
      {quote.equipment.length > 0 && (
        <Panel title="Standard equipment" text="What comes with the home at its price.">
          <EquipmentGroups items={quote.equipment} as="h3" look="minor" />
        </Panel>
      )}
      <Panel title="Terms">
        {quote.terms.split(/\n\s*\n/).map((paragraph) => (
          <Text key={paragraph} look="small" maxW="prose">
            {paragraph}
          </Text>
        ))}
        {quote.companyPhone && (
          <Text look="small" fontWeight="600">
            Questions? Call {quote.companyPhone}.
          </Text>
        )}
      </Panel>
      {openDialog === 'accept' && <AcceptDialog what={what} onAccept={onAccept} onClose={close} />}
      {openDialog === 'decline' && <DeclineDialog what={what} onDecline={onDecline} onClose={close} />}
    </chakra.div>
  );
};
