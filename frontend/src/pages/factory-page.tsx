import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { Portal } from '../features/accounts/portal.tsx';
import { FactoryBoard } from '../features/factory/factory-board.tsx';
import { useSession } from '../platform/session.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { textLink } from '../ui/text.tsx';

const Back = chakra(Link, { base: { ...textLink, display: 'inline-flex', alignItems: 'center', gap: '1', textStyle: 'small', mb: '4' } });

/** The portal of role factory; the admin may look. */
export const FactoryPage = () => {
  const { user } = useSession();
  return (
    <Portal title="Factory Board">
      {user?.role === 'admin' && <Back to="/admin"><BackIcon />Admin Console</Back>}
      <FactoryBoard />
    </Portal>
  );
};
