import { chakra } from '@chakra-ui/react/styled-system';
import { Menu } from '../../ui/actions/menu.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { BellIcon } from '../../ui/theme/place-icons.tsx';
import type { WaitingPlaces } from './places.ts';

const Dot = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.375rem',
    insetInlineEnd: '0.375rem',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'full',
    bg: 'ember',
    forcedColorAdjust: 'none',
  },
});

/** The bell: what waits on which screen, each entry a link to it. */
export const NotificationMenu = ({ waiting }: { waiting: WaitingPlaces }) => {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <Menu
      label="Notifications"
      actions={waiting.map(({ id, title, to, count, icon: Icon }) => ({
        id,
        title,
        label: title,
        to,
        icon: <Icon />,
        end: <Badge tone="act">{count}</Badge>,
      }))}
      head={
        <chakra.p px="3" py="2" textStyle="fine" color="quiet">
          {total > 0 ? 'Waiting for you' : 'Nothing is waiting for you.'}
        </chakra.p>
      }
      trigger={
        <Button
          variant="ghost"
          size="icon"
          position="relative"
          aria-label={total > 0 ? `Notifications, ${total} waiting` : 'Notifications'}
        >
          <BellIcon />
          {total > 0 && <Dot aria-hidden />}
        </Button>
      }
    />
  );
};
