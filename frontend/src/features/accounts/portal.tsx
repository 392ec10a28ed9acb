import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionStore } from '../../platform/session.tsx';
import type { SessionUser } from '../../platform/session-store.ts';
import { PortalHeader } from '../../ui/portal-header.tsx';
import { Container } from '../../ui/surface.tsx';

interface PortalProps {
  readonly title: string;
  readonly badge?: string;
  /** The line about the person; name and role unless told. */
  readonly person?: (user: SessionUser) => ReactNode;
  /** Where Logout leads. */
  readonly exit?: string;
  readonly children: ReactNode;
}

/** The frame of a signed-in screen: title, person, Logout, and the content below. */
export const Portal = ({ title, badge, person = ({ name, role }) => `${name} (${role})`, exit = '/auth', children }: PortalProps) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  if (!user) return null;
  const logout = async (): Promise<void> => {
    await session.signOut();
    await navigate(exit);
  };
  return (
    <>
      <PortalHeader title={title} badge={badge} person={person(user)} onLogout={() => void logout()} />
      <Container py={{ base: '8', md: '12' }}>
        <chakra.div minH="40vh">{children}</chakra.div>
      </Container>
    </>
  );
};
