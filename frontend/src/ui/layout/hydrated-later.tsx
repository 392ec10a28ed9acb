import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Records presses of buttons within an element, before React sees and stops them.
 * @returns what ends that, and does what was pressed
 */
const recordClicks = (element: HTMLElement): (() => void) => {
  const presses: { readonly event: Event; readonly button: HTMLElement }[] = [];
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role=radio]') : null;
    if (button && element.contains(button)) presses.push({ event, button });
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    for (const { event, button } of presses) {
      // One that is on its way now made React hydrate the page at once, and reaches it.
      if (event.eventPhase === Event.NONE && button.isConnected) button.click();
    }
  };
};

/** In the commit that makes its surroundings interactive. */
const Ready = ({ onReady }: { readonly onReady: () => void }) => {
  useLayoutEffect(onReady, [onReady]);
  return null;
};

interface HydratedLaterProps {
  /** What is shown where it was not served. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * A large part of a page that is in the HTML that was served, and whose script no page waits for. React drops presses on what it has
 * no script for yet: here they are done once it has.
 */
export const HydratedLater = ({ fallback, children }: HydratedLaterProps) => {
  const box = useRef<HTMLDivElement>(null);
  const state = useRef({ isReady: false, finish: (): void => undefined });
  const onReady = useRef((): void => {
    state.current.isReady = true;
    state.current.finish();
  });
  useLayoutEffect(() => {
    const { current } = state;
    if (!current.isReady && box.current) current.finish = recordClicks(box.current);
    return () => current.finish();
  }, []);
  return (
    <div ref={box}>
      <Suspense fallback={fallback}>
        {children}
        <Ready onReady={onReady.current} />
      </Suspense>
    </div>
  );
};
