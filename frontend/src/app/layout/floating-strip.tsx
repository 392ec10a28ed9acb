import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { ConsultantButton } from '../../features/consultants/consultant-button.tsx';
import { watchScrollAndLinks } from './floating-button-visibility.ts';

const hidden = { opacity: '0', visibility: 'hidden', '& > dialog': { visibility: 'visible' } } as const;

/**
 * The button is a pill at the lower right of the window, in the margin beside the page if that is wide enough. On a phone it is
 * a line at the bottom that leaves while the reader scrolls down, and comes back with the first scroll up or with the keyboard; a
 * page with a bar of its own there (`data-page-bar`) has that one alone.
 * The footer has room for it at the end of the page, and focused elements stay above it (`ui/theme/global.css`). In a low window (a
 * phone on its side) it stays at the end of the page. Only the button is hidden, never the dialog it opens.
 */
const Strip = chakra('aside', {
  base: {
    position: 'fixed',
    bottom: { base: '0', sm: '4' },
    insetInlineStart: { base: '0', sm: 'auto' },
    insetInlineEnd: { base: '0', sm: '5' },
    zIndex: 'floating',
    px: { base: '4', sm: '0' },
    pt: { base: '2', sm: '0' },
    pb: { base: 'calc(0.5rem + env(safe-area-inset-bottom))', sm: '0' },
    bg: { base: 'paper', sm: 'transparent' },
    borderTopWidth: { base: '1px', sm: '0' },
    borderColor: 'line',
    transition: 'transform 200ms, opacity 200ms, visibility 200ms',
    '@media (max-height: 30rem)': {
      position: 'static',
      display: 'flex',
      justifyContent: 'center',
      bg: 'paper',
      py: '2',
    },
    '@media (min-width: 1600px)': { bottom: '6' },
    _print: { display: 'none' },
    '&[data-place=gone]': hidden,
    '@media (max-width: 639px)': { 'body:has([data-page-bar]) &': hidden },
    '@media (max-width: 639px) and (min-height: 30.01rem)': {
      '&[data-place=below]:not(:has(:focus-visible))': { transform: 'translateY(100%)' },
    },
  },
});

/** @param isWaiting whether it is still unknown who looks at the page */
export const FloatingStrip = ({ isWaiting }: { isWaiting: boolean }) => {
  // Unknown at first: a button that appears a moment later disturbs less than one that disappears.
  const [isNeedless, setNeedless] = useState(true);
  const [isReading, setReading] = useState(false);
  useEffect(() => watchScrollAndLinks(setNeedless, setReading), []);
  return (
    <Strip
      aria-label="Talk to us"
      data-place={isNeedless || isWaiting ? 'gone' : isReading ? 'below' : 'here'}
    >
      <ConsultantButton />
    </Strip>
  );
};
