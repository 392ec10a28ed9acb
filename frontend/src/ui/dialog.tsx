import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormMessage } from './form-message.tsx';
import { Holding, useHolding, useNoEscape } from './holding.ts';
import { CloseIcon } from './icons.tsx';
import { useModal } from './modal.ts';
import { Heading } from './text.tsx';

const Panel = chakra('dialog', {
  base: {
    position: 'fixed', inset: '0', m: 'auto', width: 'min(34rem, calc(100vw - 2rem))', maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto', overscrollBehavior: 'contain', bg: 'surface', color: 'ink', borderWidth: '1px', borderColor: 'line',
    borderRadius: 'xl', boxShadow: 'high', p: { base: '5', sm: '7' },
    _open: { animation: 'rise 180ms ease-out' },
    _backdrop: { bg: 'rgb(12 18 14 / 0.55)' },
  },
  variants: { wide: { true: { width: 'min(44rem, calc(100vw - 2rem))' } } },
});

export interface DialogProps {
  readonly title: string;
  /** Said below the title; read out with it. */
  readonly description?: ReactNode;
  /** Asked for by Escape and the close button. */
  readonly onClose: () => void;
  /**
   * It stays until what it began is done, so that nobody believes it undone or begins it again: Escape, the close button
   * and a `DismissButton` wait too. Where that takes too long it says so and lets go; what became of it is said by a toast.
   */
  readonly busy?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** For rows of fields that stand side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own: it is open as long as it is drawn, traps the focus, gives it back to what
 * had it, and closes by Escape.
 */
export const Dialog = ({ title, description, onClose, busy = false, role = 'dialog', wide = false, children }: DialogProps) => {
  const panel = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useModal(panel);
  const holds = useHolding(busy);
  useNoEscape(holds);

  return (
    <Panel
      ref={panel} wide={wide} role={role} aria-labelledby={titleId} aria-describedby={description ? descriptionId : undefined}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onCancel={(event) => {
        // Of a file chooser or a dialog inside: none of ours.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!holds) onClose();
      }}
      onClose={(event) => {
        // A browser may insist on closing, as on a second Escape: it is open for as long as it is drawn.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        const last = focused.current;
        event.currentTarget.showModal();
        last?.focus();
        if (!holds) onClose();
      }}
    >
      <chakra.header display="flex" alignItems="flex-start" justifyContent="space-between" gap="4" mb="5">
        <chakra.div minW="0" overflowWrap="anywhere">
          <Heading as="h2" look="heading" id={titleId}>{title}</Heading>
          {description && <chakra.div id={descriptionId} mt="2" color="quiet">{description}</chakra.div>}
        </chakra.div>
        <Button variant="ghost" size="icon" aria-label="Close" disabled={holds} onClick={onClose} mt="-2" me="-2"><CloseIcon /></Button>
      </chakra.header>
      <Holding value={holds}>{children}</Holding>
      {busy && !holds && <chakra.div mt="5"><FormMessage>This takes longer than usual. You may close it: it goes on, and you are told if it fails.</FormMessage></chakra.div>}
    </Panel>
  );
};
