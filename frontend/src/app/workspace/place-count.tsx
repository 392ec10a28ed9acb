import { chakra } from '@chakra-ui/react/styled-system';
import { UnreadCount } from '../../features/messages/unread-count.tsx';
import { can } from '@hearthline/rules/permissions.ts';
import { useSession } from '../../platform/session/session-context.tsx';

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
export const PlaceCount = ({ place }: { place: string }) => {
  const { user } = useSession();
  if (!(place === '/admin/messages' || place === 'messages') || !can(user, 'message:list')) return null;
  return (
    <Corner>
      <UnreadCount />
    </Corner>
  );
};
