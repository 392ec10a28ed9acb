import { chakra } from '@chakra-ui/react/styled-system';
import { UnreadCount } from '../../features/messages/unread-count.tsx';
import { Badge } from '../../ui/text/badge.tsx';

const Corner = chakra('span', {
  base: {
    ms: { base: '0', sm: 'auto' },
    // On an icon the count is at its corner.
    position: { base: 'absolute', xl: 'static' },
    top: '0.5',
    insetInlineEnd: '0.5',
    fontSize: '0.75rem',
    '[data-open] &': { position: 'static', ms: 'auto' },
  },
});

/** How much waits at a place of the rail; nothing if nothing does. */
export const PlaceCount = ({ count = 0 }: { count?: number | undefined }) =>
  count > 0 && (
    <Corner>
      <Badge tone="act" px="2">
        {count > 99 ? '99+' : count}
        <chakra.span srOnly> waiting</chakra.span>
      </Badge>
    </Corner>
  );

/** The unread messages of a customer. */
export const UnreadPlaceCount = () => (
  <Corner>
    <UnreadCount />
  </Corner>
);
