import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

interface MessageListProps {
  /** Grows with each message at the end. */
  readonly latest: number;
  /** Grows with each message of the user's own, to which the list always scrolls. */
  readonly ownCount: number;
  /** The first message shown: when older ones are loaded above it, the scroll position is preserved. */
  readonly first: number;
  /** Called when the end of the thread is visible. */
  readonly onSeen: () => void;
  readonly children: ReactNode;
}

const nearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < 80;

/** A scrolling box of messages that stays at its end while new ones arrive, but keeps its position while older ones are read. */
export const MessageList = ({ latest, ownCount, first, onSeen, children }: MessageListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first, ownCount, height: 0 });
  const [missed, setMissed] = useState(false);

  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const { first: wasFirst, ownCount: was, height } = before.current;
    if (first < wasFirst) element.scrollTop += element.scrollHeight - height;
    else if (atEnd.current || ownCount > was) {
      element.scrollTop = element.scrollHeight;
      atEnd.current = true;
    }
    before.current = { first, ownCount, height: element.scrollHeight };
  });

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      if (atEnd.current) onSeen();
      setMissed(!atEnd.current);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [latest, onSeen]);

  const onScroll = (): void => {
    const { current: element } = box;
    if (!element) return;
    atEnd.current = nearEnd(element);
    if (!atEnd.current) return;
    setMissed(false);
    onSeen();
  };
  return (
    <chakra.div position="relative">
      <chakra.div
        ref={box}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={onScroll}
        maxH="min(60vh, 36rem)"
        minH="40"
        overflowY="auto"
        overscrollBehavior="contain"
        px={{ base: '4', md: '6' }}
        py="5"
      >
        {children}
      </chakra.div>
      {missed && (
        <Button
          variant="ember"
          size="sm"
          position="absolute"
          bottom="3"
          insetInlineStart="50%"
          transform="translateX(-50%)"
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}
        >
          New messages
        </Button>
      )}
    </chakra.div>
  );
};
