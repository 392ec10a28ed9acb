import { chakra } from '@chakra-ui/react/styled-system';
import { waitingTitles } from '@hearthline/rules/waiting.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadDesignFragment } from '../../../gql/generated.ts';
import { ageText, timeText } from '../../../platform/dates/instant-text.ts';
import { Text } from '../../../ui/text/text.tsx';
import type { TodayRow as Row } from './today-rows.ts';
import { keyOf, placeOf, waitingText } from './today-words.ts';

/** A row of one line; of two lines on a phone: who and when, then what, then the button. */
const Line = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    minH: { base: '10', md: '9' },
    px: '3',
    py: { base: '0.5', md: '0' },
    // With buttons a little lower than elsewhere, twenty rows fit a screen.
    '--control': { md: '1.75rem' },
    '--control-py': { md: '0' },
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'sunken' },
    _focusWithin: { bg: 'sunken' },
    // One filled button: that of the row in hand, or else of the first.
    '&:focus-within [data-answer], ul:not(:focus-within) > &:first-of-type [data-answer]': {
      bg: 'pine',
      color: 'onPine',
      borderColor: 'transparent',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '7.5rem minmax(8rem, 14rem) minmax(0, 1fr) auto auto',
    },
    gridTemplateAreas: { base: '"who end" "what end"', md: '"kind who what age end"' },
  },
  variants: {
    // The chips of a call need a line of their own on a phone.
    wide: { true: { gridTemplateAreas: { base: '"who who" "end end"', md: '"kind who end end end"' } } },
    over: { true: { color: 'quiet' } },
    // The line above a design is as far from the border as one alone is in its height.
    designed: { true: { py: { base: '1', md: '1' } } },
  },
});
const Who = chakra(Link, {
  base: { fontWeight: '600', color: 'ink', _hover: { textDecoration: 'underline' } },
});

/** Draws a design, which another feature can. */
export type DrawDesign = (design: LeadDesignFragment) => ReactNode;

interface TodayRowProps {
  readonly row: Row;
  /** When the list was read, in milliseconds. */
  readonly now: number;
  /** Draws the design that it came with, below. */
  readonly drawDesign?: DrawDesign | undefined;
  /** The button of the row, or what took its place. */
  readonly children: ReactNode;
  /** Whether that needs more room. */
  readonly wide: boolean;
}

/** One thing that waits: what kind it is, whom it is about, what it is, for how long, and its button. */
export const TodayRow = ({
  row: { item, answer, isRemoved },
  now,
  wide,
  drawDesign,
  children,
}: TodayRowProps) => {
  const age = ageText(item.since, now);
  const over = answer !== null || isRemoved;
  const design = !over && item.design && drawDesign ? drawDesign(item.design) : null;
  const text = `${keyOf(item).replace(' ', '-')}-what`;
  return (
    <Line wide={wide} over={over} designed={design !== null} data-row={keyOf(item)}>
      <Text look="small" quiet gridArea="kind" display={{ base: 'none', md: 'block' }} truncate>
        {waitingTitles[item.kind]}
      </Text>
      <chakra.div gridArea="who" textStyle="small" minW="0" truncate>
        <Who to={placeOf(item)} data-open aria-describedby={wide ? undefined : text}>
          {item.who}
        </Who>
        <chakra.span display={{ base: 'inline', md: 'none' }} color="quiet">
          {' '}
          · {age}
        </chakra.span>
      </chakra.div>
      {!wide && (
        <>
          <Text id={text} look="small" quiet gridArea="what" truncate title={waitingText(item, now)}>
            <chakra.span display={{ base: 'inline', md: 'none' }}>{waitingTitles[item.kind]}: </chakra.span>
            {answer ? answer.text : isRemoved ? 'Answered by someone else' : waitingText(item, now)}
          </Text>
          <chakra.time
            gridArea="age"
            display={{ base: 'none', md: 'block' }}
            textStyle="small"
            color="quiet"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            dateTime={item.since}
            title={timeText(item.since)}
          >
            {age}
          </chakra.time>
        </>
      )}
      <chakra.div gridArea="end" display="flex" justifyContent="flex-end" alignItems="center" minW="5.5rem">
        {children}
      </chakra.div>
      {design && (
        <chakra.div gridColumn={{ base: '1 / -1', md: '2 / -1' }} pb="1" minW="0">
          {design}
        </chakra.div>
      )}
    </Line>
  );
};
