import { Popover as Chakra } from '@chakra-ui/react/popover';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';

interface OpenPopoverProps {
  /** Accessible name of what opens, as in `Columns`. */
  readonly label: string;
  /** The button that has opened it. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
}

const Content = chakra(Chakra.Content, {
  base: {
    // The positioner copies the z-index from here.
    zIndex: 'floating',
    minW: '16rem',
    maxW: 'calc(100vw - 2rem)',
    maxH: 'var(--available-height, 80vh)',
    overflowY: 'auto',
    p: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'md',
    boxShadow: 'high',
    _focusVisible: { outline: 'none' },
    _open: { animation: 'appear 100ms ease-out' },
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
