import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { FormMessage } from '../forms/form-message.tsx';
import { BusyDialogContext, useBusyLock, useBlockEscape } from './busy-dialog.ts';
import { CloseIcon } from '../theme/icons.tsx';
import { useModal } from './modal.ts';
import { Heading } from '../text/text.tsx';

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    m: 'auto',
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    // What gets the focus is not covered by the buttons of a form, which stay in view.
    scrollPaddingBottom: '5.5rem',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'xl',
    boxShadow: 'high',
    p: { base: '5', sm: '7' },
    // Without a transform: a message within the dialog would be placed by the dialog while it lasts, over its buttons.
    _open: { animation: 'appear 180ms ease-out' },
    _backdrop: { bg: 'rgb(12 18 14 / 0.55)' },
  },
  variants: { wide: { true: { width: 'min(44rem, calc(100vw - 2rem))' } } },
});

export interface DialogProps {
  readonly title: string;
  /** Shown below the title and read out with it. */
  readonly description?: ReactNode;
  /** Called on Escape and by the close button. */
  readonly onClose: () => void;
  /**
   * While busy, the dialog stays open, so that the user neither takes the action for canceled nor starts it again: Escape,
   * the close button and a `DismissButton` are disabled. If it takes too long the dialog says so and can be closed; a toast
   * then reports the outcome.
   */
  readonly busy?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** For fields side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog based on the browser's `<dialog>`: it is open while rendered, traps the focus, returns it to the element
 * that had it, and closes on Escape.
 */
export const Dialog = ({
  title,
  description,
  onClose,
  busy = false,
  role = 'dialog',
  wide = false,
  children,
}: DialogProps) => {
  const panel = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const titleId = useId();
  const descriptionId = useId();

  useModal(panel);
  const holds = useBusyLock(busy);
  useBlockEscape(holds);

  return (
    <Panel
      ref={panel}
      wide={wide}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onCancel={(event) => {
        // Ignores the event of a file chooser or dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!holds) onClose();
      }}
      onClose={(event) => {
        // A browser may insist on closing, as on a second Escape: reopens, since the dialog is open while rendered.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        const last = focused.current;
        event.currentTarget.showModal();
        last?.focus();
        if (!holds) onClose();
      }}
    >
      {/* Not a header: outside of the page's main part that would be a second banner. */}
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        alignItems="start"
        columnGap="4"
        mb="5"
        overflowWrap="anywhere"
      >
        <Heading as="h2" look="heading" id={titleId}>
          {title}
        </Heading>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          disabled={holds}
          onClick={onClose}
          mt="-2"
          me="-2"
        >
          <CloseIcon />
        </Button>
        {description && (
          <chakra.div id={descriptionId} gridColumn="1 / -1" mt="2" color="quiet">
            {description}
          </chakra.div>
        )}
      </chakra.div>
      <BusyDialogContext value={holds}>{children}</BusyDialogContext>
      {busy && !holds && (
        <chakra.div mt={{ base: '8', sm: '10' }}>
          <FormMessage>
            This is taking longer than usual. You can close this dialog: the work continues, and you are
            notified if it fails.
          </FormMessage>
        </chakra.div>
      )}
    </Panel>
  );
};
