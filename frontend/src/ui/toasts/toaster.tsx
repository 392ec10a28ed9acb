import { chakra } from '@chakra-ui/react/styled-system';
import * as Radix from '@radix-ui/react-toast';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../form/button.tsx';
import { useKeepFocusUncovered } from './keep-focus-uncovered.ts';
import { CloseIcon } from '../theme/icons.tsx';
import { dismissToast, toastLimits, toastStore, type Toast } from './toast-store.ts';
import { topLayer } from '../dialogs/top-layer.ts';

const Viewport = chakra(Radix.Viewport, {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInlineEnd: '0',
    width: 'min(26rem, 100vw)',
    p: { base: '4', md: '6' },
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    _print: { display: 'none' },
    // F8 focuses the region itself: the outline is drawn around its toast.
    '&:focus-visible > li': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    // On a phone a dialog's buttons are where toasts usually are, so these go to its top, beside the close button.
    within: {
      dialog: {
        insetInline: { base: '0 auto', md: 'auto 0' },
        width: { base: 'calc(100vw - 4.5rem)', md: 'min(26rem, 100vw)' },
      },
      page: {},
    },
    edge: { top: { top: '0', bottom: 'auto' }, bottom: { top: 'auto', bottom: '0' } },
  },
});

/** The edges for `usual` and `across` of {@link useKeepFocusUncovered}. */
const inPage = { usual: 'bottom', across: 'top' } as const;
const inDialog = { usual: { base: 'top', md: 'bottom' }, across: { base: 'bottom', md: 'top' } } as const;

const Card = chakra(Radix.Root, {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '1',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'high',
    ps: '5',
    pe: '14',
    py: '4',
    userSelect: 'none',
    touchAction: 'pan-y',
    borderInlineStartWidth: '5px',
    borderInlineStartColor: 'pine',
    '&[data-state=open]': { animation: 'rise 200ms ease-out' },
    '&[data-state=closed]': { animation: 'appear 120ms ease-in reverse' },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 200ms ease-out' },
    '&[data-swipe=end]': { animation: 'slideOut 120ms ease-out' },
  },
  variants: { tone: { plain: {}, error: { borderInlineStartColor: 'dangerFill' } } },
});

const Title = chakra(Radix.Title, { base: { fontWeight: '650', lineHeight: '1.35' } });
const Description = chakra(Radix.Description, { base: { textStyle: 'small', color: 'quiet' } });

const ToastCard = ({ toast: { id, title, text, tone = 'plain', action, open } }: { toast: Toast }) => (
  <Card
    tone={tone}
    open={open}
    onOpenChange={(stays) => stays || dismissToast(id)}
    duration={toastLimits.duration * (action ? 2 : 1)}
  >
    <Title>{title}</Title>
    {text && <Description>{text}</Description>}
    {action && (
      <Radix.Action asChild altText={`${action.label}: press F8 to reach this notification`}>
        <Button variant="outline" size="sm" justifySelf="start" mt="2" onClick={action.onAction}>
          {action.label}
        </Button>
      </Radix.Action>
    )}
    <Radix.Close asChild>
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        top="1.5"
        insetInlineEnd="1.5"
        aria-label="Close"
      >
        <CloseIcon />
      </Button>
    </Radix.Close>
  </Card>
);

/**
 * The notification region, kept off the focused element: one toast at a time, gone after five seconds or a swipe to the
 * right, reached with F8, read out by screen readers.
 */
export const Toaster = () => {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.current);
  const place = dialog ?? document.body;
  const viewport = useRef<HTMLOListElement>(null);
  const edge = useKeepFocusUncovered(viewport, toasts.find(({ open }) => open)?.id ?? null);
  return createPortal(
    <Radix.Provider
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipe}
      announcerContainer={place}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Viewport
        ref={viewport}
        data-toasts
        hotkey={['F8']}
        within={dialog ? 'dialog' : 'page'}
        edge={(dialog ? inDialog : inPage)[edge]}
      />
    </Radix.Provider>,
    place,
  );
};
