import { chakra } from '@chakra-ui/react/styled-system';
import * as Radix from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

/** Specification, section 9, in milliseconds. */
export const tooltipDelays = { open: 700, skip: 300 } as const;

const Bubble = chakra(Radix.Content, {
  base: {
    px: '3',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'ink',
    color: 'paper',
    textStyle: 'fine',
    fontWeight: '500',
    maxW: '18rem',
    zIndex: 'toast',
    boxShadow: 'low',
  },
});

/** Wraps a group of tooltips: for a moment after one was shown, the next appears without delay. */
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={tooltipDelays.open} skipDelayDuration={tooltipDelays.skip}>
    {children}
  </Radix.Provider>
);

/** Shows no tooltip for an invisible focus, as after a dialog was closed with the pointer. */
const onlySeen = (event: FocusEvent): void => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** A tooltip for a button, on hover and focus, within a {@link TooltipGroup}. The button keeps its own accessible name. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={onlySeen}>
      {children}
    </Radix.Trigger>
    <Radix.Portal>
      <Bubble sideOffset={6}>{text}</Bubble>
    </Radix.Portal>
  </Radix.Root>
);
