import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { useModal } from '../../../../ui/dialogs/modal.ts';

const Screen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    w: '100vw',
    maxW: '100vw',
    h: '100dvh',
    maxH: '100dvh',
    m: '0',
    p: '0',
    borderWidth: '0',
    color: 'ink',
    bg: 'surface',
    overscrollBehavior: 'contain',
    _open: { animation: 'appear 160ms ease-out' },
  },
});

interface ReviewSheetProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the whole page where there is no room beside the list. */
export const ReviewSheet = ({ label, onClose, children }: ReviewSheetProps) => {
  const screen = useRef<HTMLDialogElement>(null);
  useModal(screen);
  return (
    <Screen
      ref={screen}
      aria-label={label}
      onCancel={(event) => {
        // Ignores the event of a file chooser or dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may insist on closing, as on a second Escape: the page must be told.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
    >
      {children}
    </Screen>
  );
};
