import { chakra } from '@chakra-ui/react/styled-system';
import { homeOf } from '@hearthline/rules/permissions.ts';
import { routes } from '@hearthline/rules/routes.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession, useSessionStore } from '../../platform/session/session-context.tsx';
import type { SessionUser } from '../../platform/session/session-store.ts';
import { PortalHeader } from '../../ui/layout/portal-header.tsx';
import { Container } from '../../ui/layout/surface.tsx';

interface PortalLayoutProps {
  readonly title: string;
  readonly badge?: string;
  /** The line about the user; name and role by default. */
  readonly person?: (user: SessionUser) => ReactNode;
  /** The address to go to after Logout. */
  readonly exit?: string;
  readonly children: ReactNode;
}

/** The link from a portal to the user's account, and from there back; null while the password must be changed first. */
const linkFrom = (
  path: string,
  { role, mustChangePassword }: SessionUser,
): { to: string; text: string } | null => {
  if (mustChangePassword) return null;
  if (path !== '/account') return { to: '/account', text: 'My Account' };
  const home = homeOf[role];
  return { to: home, text: routes.find((route) => route.path === home)?.title ?? 'Home' };
};

/** The frame of a signed-in screen: title, person, Logout, and the content below. */
export const PortalLayout = ({
  title,
  badge,
  person = ({ name, role }) => `${name} (${role})`,
  exit = '/auth',
  children,
}: PortalLayoutProps) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!user) return null;
  const logout = async (): Promise<void> => {
    await session.signOut();
    // Replaces the history entry, so that the back button does not return to the portal.
    await navigate(exit, { replace: true });
  };
  return (
    <>
      <PortalHeader
        title={title}
        badge={badge}
        person={person(user)}
        link={linkFrom(pathname, user)}
        onLogout={() => void logout()}
      />
      <Container py={{ base: '6', md: '8' }}>
        <chakra.div minH="40vh">{children}</chakra.div>
      </Container>
    </>
  );
};
