import { chakra } from '@chakra-ui/react/styled-system';
import { waitingTitles, type WaitingKind } from '@hearthline/rules/waiting.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadDesignFragment, WaitingItemFragment } from '../../../gql/generated.ts';
import { ageText, timeText } from '../../../platform/dates/instant-text.ts';
import { Text } from '../../../ui/text/text.tsx';
import { ClockIcon } from '../../../ui/theme/further-icons.tsx';
import type { TodayRow as Row } from './today-rows.ts';
import { clockText } from './clock-text.ts';
import { dueText, keyOf, nameOf, placeOf, waitingText } from './today-words.ts';

/** Who was promised an answer: what is late says so. */
const lateKinds: readonly WaitingKind[] = ['call', 'booking', 'task'];
/** What has no owner by its nature. */
const nobodys: readonly WaitingKind[] = ['mail'];
/** For how long it waits; of what is due later when that is. */
const ageOf = (item: WaitingItemFragment, now: number): string => {
  const { group, kind, since } = item;
  if (group === 'later') return dueText(item);
  return group === 'today' && kind === 'task' ? '' : ageText(since, now);
};

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
    '&:focus-within [data-answer], [data-today]:not(:focus-within) &[data-first] [data-answer]': {
      bg: 'pine',
      color: 'onPine',
      borderColor: 'transparent',
    },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      md: '7.5rem minmax(8rem, 12rem) minmax(0, 1fr) auto auto auto',
    },
    gridTemplateAreas: { base: '"who end" "what end"', md: '"kind who what owner age end"' },
  },
  variants: {
    // The chips of a call need a line of their own on a phone.
    wide: { true: { gridTemplateAreas: { base: '"who who" "end end"', md: '"kind who end end end end"' } } },
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
  /** Whether it says whose it is. */
  readonly withOwner: boolean;
  /** Whether its button is filled while no row is in hand. */
  readonly isFirst: boolean;
  /** Whether the viewer has just taken it. */
  readonly isTaken: boolean;
}

/** One thing that waits: what kind it is, whom it is about, what it is, for how long, and its button. */
export const TodayRow = ({
  row: { item, answer, isRemoved },
  now,
  wide,
  drawDesign,
  children,
  withOwner,
  isFirst,
  isTaken,
}: TodayRowProps) => {
  const isFresh = item.freshUntil !== null && Date.parse(item.freshUntil) > now;
  const isLate = item.group === 'now' && lateKinds.includes(item.kind) && !isFresh;
  const age = isFresh ? clockText(item.freshUntil ?? '', now) : ageOf(item, now);
  const ageColor = isLate ? 'danger' : isFresh ? 'emberText' : 'quiet';
  const over = answer !== null || isRemoved;
  const design = !over && item.design && drawDesign ? drawDesign(item.design) : null;
  const text = `${keyOf(item).replace(' ', '-')}-what`;
  return (
    <Line
      wide={wide}
      over={over}
      designed={design !== null}
      data-row={keyOf(item)}
      {...(isFirst && { 'data-first': '' })}
    >
      <Text look="small" quiet gridArea="kind" display={{ base: 'none', md: 'block' }} truncate>
        {waitingTitles[item.kind]}
      </Text>
      <chakra.div gridArea="who" textStyle="small" minW="0" truncate>
        <Who to={placeOf(item)} data-open aria-describedby={wide ? undefined : text}>
          {nameOf(item)}
        </Who>
        <chakra.span display={{ base: 'inline', md: 'none' }} color={ageColor}>
          {' '}
          {age && '· '}
          {age}
        </chakra.span>
      </chakra.div>
      {!wide && (
        <>
          <Text id={text} look="small" quiet gridArea="what" truncate title={waitingText(item, now)}>
            {/* A booking says what it is, and a phone has little room. */}
            {item.kind !== 'booking' && (
              <chakra.span display={{ base: 'inline', md: 'none' }}>{waitingTitles[item.kind]}: </chakra.span>
            )}
            {answer
              ? answer.text
              : isRemoved
                ? isTaken
                  ? 'Yours now'
                  : 'Answered by someone else'
                : waitingText(item, now)}
          </Text>
          {withOwner && (
            <Text
              look="small"
              quiet
              gridArea="owner"
              display={{ base: 'none', lg: 'block' }}
              width="28"
              truncate
            >
              {/* Who answers somebody whom nobody owns may own them by now. */}
              {over ? '' : (item.owner?.name ?? (nobodys.includes(item.kind) ? '' : 'Unassigned'))}
            </Text>
          )}
          <chakra.time
            gridArea="age"
            display={{ base: 'none', md: 'inline-flex' }}
            // As wide in each row, so that owners and ages stand in columns.
            minW="24"
            alignItems="center"
            gap="1"
            textStyle="small"
            color={ageColor}
            fontWeight={isFresh || isLate ? '600' : undefined}
            _icon={{ boxSize: '1em' }}
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            dateTime={item.since}
            title={timeText(item.since)}
          >
            {isFresh && <ClockIcon />}
            {age}
          </chakra.time>
        </>
      )}
      <chakra.div
        gridArea="end"
        display="flex"
        justifyContent="flex-end"
        alignItems="center"
        minW={{ base: '5.5rem', md: '8.25rem' }}
      >
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
