import { chakra } from '@chakra-ui/react/styled-system';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react';
import { useNarrow } from '../actions/narrow-window.ts';
import { useModal } from '../dialogs/modal.ts';
import { escapeIsForPanel } from './panel-escape.ts';
import { SidePanelHead, type SidePanelHeadProps } from './side-panel-head.tsx';

interface SidePanelProps extends Omit<SidePanelHeadProps, 'headingId'> {
  /** The DOM id of what the focus returns to when the panel closes, as of its row in the list. */
  readonly returnTo?: string;
  readonly children: ReactNode;
}

const place = {
  position: 'fixed',
  insetBlockEnd: '0',
  insetInlineEnd: '0',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  color: 'ink',
  borderColor: 'line',
  _print: { display: 'none' },
} as const;

const Aside = chakra('section', {
  base: {
    ...place,
    // Below the top bar, over what is at the right of a narrow window.
    insetBlockStart: '3rem',
    zIndex: 'floating',
    width: '26.25rem',
    maxW: 'full',
    borderInlineStartWidth: '1px',
    boxShadow: 'high',
    '@media (min-width: 1100px)': { boxShadow: 'none' },
  },
});

const Screen = chakra('dialog', {
  base: {
    ...place,
    inset: '0',
    m: '0',
    width: '100vw',
    maxW: '100vw',
    height: '100dvh',
    maxH: '100dvh',
    _open: { animation: 'appear 120ms ease-out' },
  },
});

const Body = chakra('div', {
  base: {
    flex: '1 1 auto',
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '4',
    pb: '8',
  },
});

/** Wide windows: beside the list, which stays usable. */
const BesideList = ({ returnTo, children, ...head }: SidePanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  // Read during rendering: a moment later a control inside may already have taken the focus.
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(head.onClose);
  const giveBack = useEffectEvent((): void => {
    const row = returnTo ? document.getElementById(returnTo) : null;
    const back = row ?? (opener?.isConnected ? opener : null);
    if (back instanceof HTMLElement) back.focus();
  });
  useLayoutEffect(() => {
    const element = panel.current;
    // Whoever opened it with the keyboard goes on inside; a pointer leaves the focus in the list.
    if (opener?.matches(':focus-visible')) document.getElementById(id)?.focus();
    return () => {
      if (element?.contains(document.activeElement)) giveBack();
    };
  }, [id, opener]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const element = panel.current;
      if (!element || !escapeIsForPanel(event, element)) return;
      event.preventDefault();
      // What is typed stays: the first press leaves the field, the second closes.
      if (
        element.contains(event.target as Node) &&
        (event.target as Element).matches('input, textarea, select')
      )
        document.getElementById(id)?.focus();
      else close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [id]);
  return (
    <Aside ref={panel} role="dialog" aria-labelledby={id} data-side-panel onKeyDown={keepArrows}>
      <SidePanelHead {...head} headingId={id} />
      <Body>{children}</Body>
    </Aside>
  );
};

/** Arrows scroll the panel while the focus is in it; elsewhere they move through the list. */
const keepArrows = (event: ReactKeyboardEvent): void => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') event.stopPropagation();
};

/** On a phone: the whole screen. */
const WholeScreen = ({ returnTo: _returnTo, children, ...head }: SidePanelProps) => {
  const screen = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(screen);
  return (
    <Screen
      ref={screen}
      aria-labelledby={id}
      data-side-panel
      onCancel={(event) => {
        // Ignores the event of a dialog inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        head.onClose();
      }}
    >
      <SidePanelHead {...head} headingId={id} />
      <Body>{children}</Body>
    </Screen>
  );
};

/**
 * Shows an entry of a list beside the list: 420 px at the right of the window, over the list where it is narrow, the whole
 * screen on a phone. Rendered while open, within {@link WithSidePanel}. Escape closes it, and the focus returns to the list.
 */
export const SidePanel = (props: SidePanelProps) =>
  useNarrow() ? <WholeScreen {...props} /> : <BesideList {...props} />;

const Room = chakra('div', {
  base: { minW: '0' },
  variants: {
    // Together with the margin of the page it is the panel's width and a gap.
    taken: { true: { '@media (min-width: 1100px)': { paddingInlineEnd: '25.75rem' } } },
  },
});

interface WithSidePanelProps {
  /** The open panel; null or false while it is closed. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list and its side panel: where there is room for both, the list becomes narrower while the panel is open. The list answers
 * a press first (its row is marked), and the panel, which is much more to draw, follows.
 */
export const WithSidePanel = ({ panel, children }: WithSidePanelProps) => {
  const shown = useDeferredValue(panel);
  return (
    <>
      <Room taken={Boolean(shown)}>{children}</Room>
      {shown}
    </>
  );
};
