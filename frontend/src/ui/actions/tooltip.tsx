import { chakra } from '@chakra-ui/react/styled-system';
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';

/** docs/specification.md, section 9, in milliseconds. One that was left goes after the second time, and until then the next one comes at once. */
export const tooltipDelays = { open: 700, skip: 300 } as const;

const Bubble = chakra(Chakra.Content, {
  base: {
    px: '3',
    py: '1.5',
    borderRadius: 'sm',
    bg: 'ink',
    color: 'paper',
    textStyle: 'fine',
    fontWeight: '500',
    maxW: '18rem',
    // The positioner copies the z-index from here.
    zIndex: 'toast',
    boxShadow: 'low',
  },
});

/** A tooltip for a button, on hover and visible focus. The button keeps its own accessible name. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Chakra.Root
    unstyled
    lazyMount
    unmountOnExit
    interactive
    openDelay={tooltipDelays.open}
    closeDelay={tooltipDelays.skip}
    positioning={{ placement: 'top', gutter: 6, strategy: 'fixed' }}
  >
    <Chakra.Trigger asChild>{children}</Chakra.Trigger>
    {/* Beside the button: within its landmark, and over a modal dialog that the button is in. */}
    <Chakra.Positioner>
      <Bubble>{text}</Bubble>
    </Chakra.Positioner>
  </Chakra.Root>
);
