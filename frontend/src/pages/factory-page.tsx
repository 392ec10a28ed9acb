import { FactoryBoard } from '../features/delivery/factory/factory-board.tsx';

/** The portal of role factory; admins may view it. */
export const FactoryPage = () => <FactoryBoard />;
