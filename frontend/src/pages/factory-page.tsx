import { Portal } from '../features/accounts/portal.tsx';
import { FactoryBoard } from '../features/factory/factory-board.tsx';

/** The portal of role factory; the admin may look. */
export const FactoryPage = () => (
  <Portal title="Factory Board">
    <FactoryBoard />
  </Portal>
);
