import { chakra } from '@chakra-ui/react/styled-system';
import { roleTitle } from '@hearthline/rules/role-title.ts';
import { chooseColorMode, useColorMode } from '../../platform/browser/color-mode.ts';
import { useLogout } from '../../platform/session/logout.ts';
import type { SessionUser } from '../../platform/session/session-store.ts';
import { Menu } from '../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../ui/actions/menu-entry.ts';
import { Button } from '../../ui/actions/button.tsx';
import { initialsOf } from '@hearthline/rules/initials.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { GlobeIcon } from '../../ui/theme/further-icons.tsx';
import { HalfMoonIcon } from '../../ui/theme/icons.tsx';
import { SignOutIcon, UserIcon } from '../../ui/theme/place-icons.tsx';

const Face = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderRadius: 'full',
    bg: 'pine',
    color: 'onPine',
    fontSize: '0.8125rem',
    fontWeight: '650',
  },
});

/** The signed-in user: name and role, and behind them the account, the color mode, the public site and Logout. */
export const AccountMenu = ({ user, restricted }: { user: SessionUser; restricted: boolean }) => {
  const mode = useColorMode();
  const logout = useLogout();
  const person = (
    <>
      <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" maxW="10rem">
        {user.name}
      </chakra.span>
      <Badge>{roleTitle(user.role)}</Badge>
    </>
  );
  const actions: readonly MenuEntry[] = [
    ...(restricted
      ? []
      : [{ id: 'account', title: 'My Account', label: 'My Account', icon: <UserIcon />, to: '/account' }]),
    {
      id: 'mode',
      title: mode === 'dark' ? 'Light mode' : 'Dark mode',
      label: 'Color mode',
      icon: <HalfMoonIcon />,
      run: () => chooseColorMode(mode === 'dark' ? 'light' : 'dark'),
    },
    { id: 'site', title: 'Public site', label: 'Public site', icon: <GlobeIcon />, to: '/' },
    {
      id: 'logout',
      title: 'Logout',
      label: 'Logout',
      icon: <SignOutIcon />,
      run: () => void logout(),
    },
  ];
  return (
    <Menu
      label="Account"
      actions={actions}
      head={
        <chakra.div
          display={{ base: 'flex', lg: 'none' }}
          alignItems="center"
          gap="2"
          px="3"
          py="2"
          fontWeight="600"
        >
          {person}
        </chakra.div>
      }
      trigger={
        <Button variant="ghost" size="sm" px="1" gap="2" aria-label={`Account of ${user.name}`}>
          <Face aria-hidden>{initialsOf(user.name)}</Face>
          <chakra.span display={{ base: 'none', lg: 'contents' }}>{person}</chakra.span>
        </Button>
      }
    />
  );
};
