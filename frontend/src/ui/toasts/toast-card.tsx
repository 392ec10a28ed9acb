import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../actions/button.tsx';
import { CloseIcon } from '../theme/icons.tsx';
import { useSwipeRight } from './swipe-right.ts';
import { toastLimits, type Toast } from './toast-store.ts';

const Card = chakra('li', {
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
    '&[data-swipe=move]': { transform: 'translateX(var(--swiped))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: 'transform 200ms ease-out' },
    '&[data-swipe=end]': { transform: 'translateX(var(--swiped))', animation: 'slideOut 120ms ease-out' },
  },
  variants: { tone: { plain: {}, error: { borderInlineStartColor: 'dangerFill' } } },
});

const Title = chakra('div', { base: { fontWeight: '650', lineHeight: '1.35' } });
const Description = chakra('div', { base: { textStyle: 'small', color: 'quiet' } });

interface ToastCardProps {
  readonly toast: Toast;
  /** Its time does not run. */
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

/** A notification, until it has faded: closed by its time, its button, Escape or a swipe to the right. */
export const ToastCard = ({ toast, isPaused, onClose }: ToastCardProps) => {
  const { title, text, tone = 'plain', action, open } = toast;
  const card = useRef<HTMLLIElement>(null);
  const left = useRef(toastLimits.duration * (action ? 2 : 1));
  const [isDismissed, setDismissed] = useState(false);
  const { swipe, handlers } = useSwipeRight(toastLimits.swipe, onClose);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open || isPaused) return;
    const begun = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [open, isPaused]);

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (open && key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);

  useLayoutEffect(() => {
    if (open || !card.current) return;
    // What had the focus is about to go.
    if (card.current.contains(document.activeElement)) card.current.closest('ol')?.focus();
    const fading = card.current.getAnimations?.() ?? [];
    if (fading.length === 0) return setDismissed(true);
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => setDismissed(true));
  }, [open]);

  if (isDismissed) return null;
  return (
    <Card
      ref={card}
      tabIndex={0}
      tone={tone}
      data-state={open ? 'open' : 'closed'}
      data-swipe={swipe?.state}
      style={(swipe && 'pixels' in swipe ? { '--swiped': `${swipe.pixels}px` } : {}) as CSSProperties}
      {...handlers}
    >
      <Title>{title}</Title>
      {text && <Description>{text}</Description>}
      {action && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          mt="2"
          onClick={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        position="absolute"
        top="1.5"
        insetInlineEnd="1.5"
        aria-label="Close"
        onClick={onClose}
      >
        <CloseIcon />
      </Button>
    </Card>
  );
};
