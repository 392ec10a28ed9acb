import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { FactoryBoard } from '../features/factory/factory-board.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { BackLink } from '../ui/navigation/back-link.tsx';

/** The portal of role factory; admins may view it. */
export const FactoryPage = () => {
  const { user } = useSession();
  return (
    <PortalLayout title="Factory Board">
      {user?.role === 'admin' && <BackLink to="/admin">Admin Console</BackLink>}
      <FactoryBoard />
    </PortalLayout>
  );
};
