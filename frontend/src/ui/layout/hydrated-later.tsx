import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

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

/** Presses from the first commit to the one that makes everything interactive; none where that is the first. */
const createPresses = () => {
  let isDone = false;
  let end = (): void => undefined;
  return {
    record: (element: HTMLElement): void => {
      if (!isDone) end = recordClicks(element);
    },
    finish: (): void => {
      isDone = true;
      end();
      end = () => undefined;
    },
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
  const [presses] = useState(createPresses);
  useLayoutEffect(() => {
    if (box.current) presses.record(box.current);
    return presses.finish;
  }, [presses]);
  return (
    <div ref={box}>
      <Suspense fallback={fallback}>
        {children}
        <Ready onReady={presses.finish} />
      </Suspense>
    </div>
  );
};
