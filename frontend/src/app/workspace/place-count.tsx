import { chakra } from '@chakra-ui/react/styled-system';
import { UnreadCount } from '../../features/delivery/messages/unread-count.tsx';
import { wide } from './rail-width.ts';

const beside = {
  position: 'static',
  ms: 'auto',
  px: '0',
  bg: 'transparent',
  color: 'quiet',
  fontSize: '0.8125rem',
} as const;

/** Beside the name; on an icon at its corner, with a ground of its own. */
const Count = chakra('span', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '0.5',
    insetInlineStart: { base: 'calc(50% + 0.375rem)', sm: 'auto' },
    insetInlineEnd: { sm: '0.5' },
    px: '1',
    borderRadius: 'full',
    bg: 'pine',
    color: 'onPine',
    fontSize: '0.8125rem',
    fontWeight: '650',
    lineHeight: '1rem',
    fontVariantNumeric: 'tabular-nums',
    '[data-open] &': beside,
    [wide]: beside,
  },
});

const Short = chakra('span', { base: { '[data-open] &': { display: 'none' }, [wide]: { display: 'none' } } });
const Whole = chakra('span', {
  base: { display: 'none', '[data-open] &': { display: 'inline' }, [wide]: { display: 'inline' } },
});

/** How much waits at a place of the rail; nothing if nothing does. */
export const PlaceCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <Count aria-hidden>
      {count > 99 ? (
        <>
          <Short>99+</Short>
          <Whole>{count.toLocaleString('en-US')}</Whole>
        </>
      ) : (
        count
      )}
    </Count>
  );

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetInlineStart: { base: 'calc(50% + 0.25rem)', sm: 'auto' },
    insetInlineEnd: { sm: '0.5' },
    '[data-open] &': { position: 'static', ms: 'auto' },
    [wide]: { position: 'static', ms: 'auto' },
  },
});

/** The unread messages of a customer. */
export const UnreadPlaceCount = () => (
  <Corner>
    <UnreadCount />
  </Corner>
);
