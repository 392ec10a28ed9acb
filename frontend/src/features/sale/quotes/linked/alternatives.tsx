import { centsText } from '@hearthline/rules/dollars.ts';
import { paymentTermsText } from '@hearthline/rules/homes/prices/price-text.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { designWords } from '@hearthline/rules/design.ts';
import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { QuoteShownFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card, Columns } from '../../../../ui/layout/surface.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { FactRows } from '../../../../ui/text/fact-rows.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';

type Choice = QuoteShownFragment['alternatives'][number];

const chosenText = ({ lookText, roof, siding }: Pick<Choice, 'lookText' | 'roof' | 'siding'>): string =>
  lookText ??
  (designWords({ roof: roof as RoofProfile | null, siding: siding as Siding | null }) || 'Standard');

const Column = ({
  choice,
  onShow,
}: {
  readonly choice: Choice;
  /** Null for the one that is shown. */
  readonly onShow: (() => void) | null;
}) => (
  <Card display="grid" gap="4" alignContent="start" borderColor={onShow ? 'line' : 'pine'}>
    <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" alignItems="center">
      <Heading as="h3" look="minor">
        {nameOfQuote(choice)}
      </Heading>
      {!onShow && <Badge tone="done">Shown below</Badge>}
    </chakra.div>
    <Text fontSize="1.375rem" fontWeight="650" fontVariantNumeric="tabular-nums">
      {centsText(choice.totalCents)}
    </Text>
    <FactRows
      facts={[
        ['Home', choice.home?.name ?? ''],
        ['Size', `${choice.home?.squareFeet.toLocaleString('en-US') ?? ''} sq ft`],
        ['Look', chosenText(choice)],
        ...(choice.loan
          ? ([
              [
                'A month',
                <>
                  {centsText(choice.loan.monthlyCents)}
                  <chakra.span display="block" textStyle="fine" color="quiet">
                    {paymentTermsText(choice.loan)}
                  </chakra.span>
                </>,
              ],
            ] as const)
          : []),
        ['Valid until', choice.validUntil ? dayText(choice.validUntil) : ''],
      ]}
    />
    {onShow && (
      <Button variant="outline" size="sm" onClick={onShow}>
        Show {nameOfQuote(choice)}
      </Button>
    )}
  </Card>
);

interface AlternativesProps {
  readonly quote: QuoteShownFragment;
  readonly onShow: (id: string) => void;
}

/** The quotes that can be accepted, side by side. */
export const Alternatives = ({ quote, onShow }: AlternativesProps) => {
  if (quote.alternatives.length === 0) return null;
  const all: readonly Choice[] = [{ ...quote, designVersion: null }, ...quote.alternatives];
  return (
    <Panel title={`Choose one of ${all.length} quotes`} text="Accepting one of them closes the others.">
      <Columns min="sm">
        {all
          .toSorted((one, other) => (one.number ?? '').localeCompare(other.number ?? ''))
          .map((choice) => (
            <Column
              key={choice.id}
              choice={choice}
              onShow={choice.id === quote.id ? null : () => onShow(choice.id)}
            />
          ))}
      </Columns>
    </Panel>
  );
};
