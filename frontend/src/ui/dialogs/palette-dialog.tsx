import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { useModal } from './modal.ts';

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    mx: 'auto',
    mt: { base: '0', sm: '12vh' },
    mb: 'auto',
    p: '0',
    width: { base: '100vw', sm: 'min(40rem, calc(100vw - 2rem))' },
    maxWidth: 'none',
    height: { base: '100dvh', sm: 'fit-content' },
    maxHeight: { base: 'none', sm: '76vh' },
    overflow: 'hidden',
    flexDirection: 'column',
    bg: 'surface',
    color: 'ink',
    borderWidth: { base: '0', sm: '1px' },
    borderColor: 'line',
    borderRadius: { base: '0', sm: 'lg' },
    boxShadow: 'high',
    _open: { display: 'flex' },
    _backdrop: { bg: 'rgb(12 18 14 / 0.45)' },
  },
});

interface PaletteDialogProps {
  /** The accessible name: there is no visible title. */
  readonly label: string;
  /** Called on Escape and when the page behind is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog without a title bar that begins with a field to type in. It stands near the top of the window, so that it does not
 * move while its list grows, and fills a phone. It closes on Escape and on a press beside it.
 */
export const PaletteDialog = ({ label, onClose, children }: PaletteDialogProps) => {
  const panel = useRef<HTMLDialogElement>(null);
  useModal(panel);
  return (
    <Panel
      ref={panel}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      // Everything inside is covered by its content: what reaches the dialog itself is a press on the page behind.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </Panel>
  );
};
