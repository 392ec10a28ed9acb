import { Popover as Chakra } from '@chakra-ui/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';
import { floatingFrame } from './floating-frame.ts';

interface OpenPopoverProps {
  /** Accessible name of what opens, as in `Columns`. */
  readonly label: string;
  /** The button that has opened it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

const Content = chakra(Chakra.Content, {
  base: {
    ...floatingFrame,
    minW: '16rem',
    maxH: 'var(--available-height, 80vh)',
    overflowY: 'auto',
    p: '3',
  },
});

/** What is behind a button that was pressed (`popover.tsx`), open at first. */
export const OpenPopover = ({ label, trigger, children }: OpenPopoverProps) => (
  <Chakra.Root
    unstyled
    defaultOpen
    lazyMount
    unmountOnExit
    positioning={{ placement: 'bottom-end', gutter: 6 }}
  >
    <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
    <Chakra.Positioner>
      <Content aria-label={label}>{children}</Content>
    </Chakra.Positioner>
  </Chakra.Root>
);
