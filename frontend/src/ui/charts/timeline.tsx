import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Badge } from '../text/badge.tsx';
import { CheckIcon } from '../theme/icons.tsx';

export type StepState = 'finished' | 'current' | 'skipped' | 'planned';

/** One step of a time line. */
export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  /** When, as in `Nov 3 to Nov 19, 2026`. */
  readonly when: ReactNode;
  readonly state: StepState;
}

const words: Readonly<Record<StepState, string>> = {
  finished: 'Finished',
  current: 'Now',
  skipped: 'Passed',
  planned: 'Planned',
};

const Dot = chakra('span', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    w: '7',
    h: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    fontSize: '0.8125rem',
    bg: 'surface',
    borderColor: 'edge',
    color: 'quiet',
  },
  variants: {
    state: {
      finished: { bg: 'pine', borderColor: 'pine', color: 'onPine' },
      current: { borderColor: 'ember', boxShadow: '0 0 0 4px {colors.emberTint}' },
      skipped: { borderStyle: 'dashed' },
      planned: {},
    },
  },
});

const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    pb: '5',
    _last: { pb: '0' },
    // The line between two dots.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.8125rem',
      top: '6',
      bottom: '-1',
      width: '2px',
      bg: 'line',
    },
    '&:last-of-type::before': { display: 'none' },
  },
  variants: { done: { true: { _before: { bg: 'pine' } } } },
});

/** A vertical list of steps: finished, current and planned. The same on a phone. */
export const Timeline = ({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
}) => (
  <chakra.ol aria-label={label} listStyle="none">
    {steps.map(({ id, title, when, state }) => (
      <Step key={id} done={state === 'finished'} aria-current={state === 'current' ? 'step' : undefined}>
        <Dot state={state} aria-hidden>
          {state === 'finished' ? (
            <CheckIcon />
          ) : state === 'current' ? (
            <chakra.span w="2.5" h="2.5" borderRadius="full" bg="ember" />
          ) : null}
        </Dot>
        <chakra.div pt="0.5">
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
            <chakra.span
              fontWeight="600"
              overflowWrap="anywhere"
              color={state === 'planned' || state === 'skipped' ? 'quiet' : 'ink'}
            >
              {title}
            </chakra.span>
            {state === 'current' ? (
              <Badge>{words.current}</Badge>
            ) : (
              <chakra.span srOnly>{words[state]}</chakra.span>
            )}
          </chakra.div>
          <chakra.div textStyle="small" color="quiet">
            {when}
          </chakra.div>
        </chakra.div>
      </Step>
    ))}
  </chakra.ol>
);
