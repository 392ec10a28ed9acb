import { chakra } from '@chakra-ui/react/styled-system';
import * as Radix from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

/** Specification, section 9, in milliseconds. */
export const tooltipDelays = { open: 700, skip: 300 } as const;

const Bubble = chakra(Radix.Content, {
  base: {
    px: '3', py: '1.5', borderRadius: 'sm', bg: 'ink', color: 'paper', textStyle: 'fine', fontWeight: '500', maxW: '18rem',
    zIndex: 'toast', boxShadow: 'low',
  },
});

/** Around a group of tooltips: after one has shown, the next comes at once for a moment. */
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={tooltipDelays.open} skipDelayDuration={tooltipDelays.skip}>{children}</Radix.Provider>
);

/** A focus that nobody sees, as after a dialog that was closed by a press, says nothing. */
const onlySeen = (event: FocusEvent): void => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** A word about a button, on hover and focus, within a {@link TooltipGroup}. The button keeps its own name. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={onlySeen}>{children}</Radix.Trigger>
    <Radix.Portal><Bubble sideOffset={6}>{text}</Bubble></Radix.Portal>
  </Radix.Root>
);
