import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface ScrollRegionProps {
  /** Names its content for keyboard and screen reader users. */
  readonly label: string;
  /** Its first column is sticky and casts the shadow instead ({@link stickyColumn}). */
  readonly startStays?: boolean;
  /** Below 1280 px it contains cards, which have no frame and need no scrolling. */
  readonly cards?: boolean;
  readonly children: ReactNode;
}

const shade = 'light-dark(rgb(27 35 30 / 0.2), rgb(0 0 0 / 0.75))';
const shadow = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '1.25rem',
  zIndex: '2',
  pointerEvents: 'none',
  opacity: '0',
  transition: 'opacity 150ms',
} as const;

const Frame = chakra('div', {
  base: {
    position: 'relative',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    // Shades the edges beyond which there is more to see.
    _before: {
      ...shadow,
      insetInlineStart: '0',
      borderStartRadius: 'lg',
      backgroundImage: `linear-gradient(to right, ${shade}, transparent)`,
    },
    _after: {
      ...shadow,
      insetInlineEnd: '0',
      borderEndRadius: 'lg',
      backgroundImage: `linear-gradient(to left, ${shade}, transparent)`,
    },
    '&[data-beyond~=start]::before, &[data-beyond~=end]::after': { opacity: '1' },
  },
  variants: {
    startStays: { true: { _before: { display: 'none' } } },
    cards: { true: { bg: { base: 'transparent', xl: 'surface' }, borderWidth: { base: '0', xl: '1px' } } },
  },
});

const Region = chakra('div', {
  base: { position: 'relative', overflowX: 'auto', borderRadius: 'inherit' },
  variants: { cards: { true: { overflowX: { base: 'visible', xl: 'auto' } } } },
});

/** Styles for a sticky first cell in a {@link ScrollRegion}: others slide under it, and it then casts a shadow. */
export const stickyColumn = {
  position: 'sticky',
  insetInlineStart: '0',
  zIndex: '1',
  // Not `box-shadow`, which cells with collapsed borders do not show.
  _after: {
    ...shadow,
    insetInlineStart: '100%',
    backgroundImage: `linear-gradient(to right, ${shade}, transparent)`,
  },
  '[data-beyond~=start] &::after': { opacity: '1' },
} as const;

/** The sides at which content is out of sight. */
const beyondOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string =>
  [scrollLeft > 1 && 'start', scrollWidth - clientWidth - scrollLeft > 1 && 'end'].filter(Boolean).join(' ');

const useBeyond = (): [RefObject<HTMLDivElement | null>, string] => {
  const place = useRef<HTMLDivElement>(null);
  const [beyond, setBeyond] = useState('');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = (): void => setBeyond(beyondOf(element));
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return [place, beyond];
};

/** For content that may be too wide: scrolls sideways, shows where there is more, and can be moved with the arrow keys. */
export const ScrollRegion = ({ label, startStays = false, cards = false, children }: ScrollRegionProps) => {
  const [place, beyond] = useBeyond();
  return (
    <Frame startStays={startStays} cards={cards} data-scroll-frame data-beyond={beyond || undefined}>
      {/* A group, not a landmark: the section around it has the same name. In the tab order only if there is something to scroll. */}
      <Region ref={place} cards={cards} role="group" aria-label={label} tabIndex={beyond ? 0 : undefined}>
        {children}
      </Region>
    </Frame>
  );
};
