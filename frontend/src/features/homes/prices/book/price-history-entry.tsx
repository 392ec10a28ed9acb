import { chakra } from '@chakra-ui/react/styled-system';
import { shortCentsText } from '@hearthline/rules/dollars.ts';
import type { PriceRowFragment } from '../../../../gql/generated.ts';
import { dayText } from '../../../../platform/dates/calendar-day.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Fact, FactColumns } from '../../../../ui/text/fact-columns.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import {
  amountText,
  conditionText,
  daysText,
  stateTitles,
  unitTexts,
  type PriceState,
} from './price-words.ts';

const Entry = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
  },
  variants: { state: { current: { borderColor: 'pine' }, upcoming: {}, ended: { bg: 'sunken' } } },
});

interface PriceHistoryEntryProps {
  readonly row: PriceRowFragment;
  readonly state: PriceState;
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

/** A row of the history: what it was, when it held, and what can still be done with it. */
export const PriceHistoryEntry = ({ row, state, onEnd, onRemove }: PriceHistoryEntryProps) => {
  const days = daysText(row);
  const condition = conditionText(row.when);
  return (
    <Entry state={state}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.strong fontSize="1.125rem" fontVariantNumeric="tabular-nums">
          {amountText(row)}
          {row.unit !== 'percent' && (
            <Text as="span" look="small" quiet fontWeight="400">
              {' '}
              {unitTexts[row.unit]}
            </Text>
          )}
        </chakra.strong>
        <Badge tone={state === 'current' ? 'done' : 'neutral'}>{stateTitles[state]}</Badge>
      </chakra.div>
      <FactColumns rowGap="2">
        <Fact label="In effect" wide>
          {days}
        </Fact>
        <Fact label="Sales tax">{row.taxable ? 'Taxed' : 'Not taxed'}</Fact>
        {condition && <Fact label="Condition">{condition}</Fact>}
        {row.costCents !== null && <Fact label="Costs us">{shortCentsText(row.costCents)}</Fact>}
        {row.contentSlug && <Fact label="Follows the offer">{row.contentSlug}</Fact>}
        {row.source && (
          <Fact label="Source" wide>
            {[row.source, row.sourceOn && dayText(row.sourceOn)].filter(Boolean).join(', ')}
          </Fact>
        )}
      </FactColumns>
      {state !== 'ended' && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {/* What is to come is removed; what holds gets a last day. */}
          {state === 'upcoming' ? (
            <Button size="sm" variant="outline" aria-label={`Remove the price ${days}`} onClick={onRemove}>
              Remove
            </Button>
          ) : (
            <Button size="sm" variant="outline" aria-label={`Last day of the price ${days}`} onClick={onEnd}>
              {row.endsOn === null ? 'Set last day' : 'Change last day'}
            </Button>
          )}
        </chakra.div>
      )}
    </Entry>
  );
};
