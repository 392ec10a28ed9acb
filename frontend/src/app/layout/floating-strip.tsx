import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { ConsultantButton } from '../../features/sale/consultants/consultant-button.tsx';
import { watchScrollAndLinks } from './floating-button-visibility.ts';

/** Where the margin beside the page has room for the button without its words, but not with them. */
const besideThePage = '@media (min-width: 80rem) and (max-width: 1599px)';

const hidden = { opacity: '0', visibility: 'hidden', '& > dialog': { visibility: 'visible' } } as const;

/**
 * In a wide window the button is a pill at the lower right; where the margin beside the page has no room for its words, it is a circle
 * that says them when it is pointed at or has the focus. In a narrow one, and on a phone, it is a line at the bottom that leaves while
 * the reader scrolls down, and comes back with the first scroll up or with the keyboard; on a phone, a page with a bar of its own there
 * (`data-page-bar`) has that one alone. The footer has room for it at the end of the page, and focused elements stay above it
 * (`ui/theme/global.css`). In a low window (a phone on its side) it stays at the end of the page. Only the button is hidden, never the
 * dialog it opens.
 */
const Strip = chakra('aside', {
  base: {
    position: 'fixed',
    bottom: { base: '0', xl: '4' },
    insetInlineStart: { base: '0', xl: 'auto' },
    insetInlineEnd: { base: '0', xl: '5' },
    zIndex: 'floating',
    display: 'flex',
    justifyContent: 'center',
    px: { base: '4', xl: '0' },
    pt: { base: '2', xl: '0' },
    pb: { base: 'calc(0.5rem + env(safe-area-inset-bottom))', xl: '0' },
    bg: { base: 'paper', xl: 'transparent' },
    borderTopWidth: { base: '1px', xl: '0' },
    borderColor: 'line',
    transition: 'transform 200ms, opacity 200ms, visibility 200ms',
    '@media (max-height: 30rem)': {
      position: 'static',
      bg: 'paper',
      py: '2',
    },
    '@media (min-width: 1600px)': { bottom: '6' },
    _print: { display: 'none' },
    '&[data-place=gone]': hidden,
    '@media (max-width: 639px)': { 'body:has([data-page-bar]) &': hidden },
    '@media (max-width: 79.99rem) and (min-height: 30.01rem)': {
      '&[data-place=below]:not(:has(:focus-visible))': { transform: 'translateY(100%)' },
    },
    [besideThePage]: {
      '&:not(:hover, :has(:focus-visible))': {
        insetInlineEnd: '1.5',
        '& > button': { w: '11', minH: '11', p: '0' },
        '& > button > span': {
          position: 'absolute',
          w: '1px',
          h: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
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
