import { chakra } from '@chakra-ui/react/styled-system';
import { ConsultantButton } from '../features/consultants/consultant-button.tsx';
import { routeAt } from '@hearthline/rules/routes.ts';

/** Pages that are a form of their own: the button would lie over it and offer the same. */
const without: readonly string[] = ['/appointments', '/auth', '/verify-email', '/forgot-password', '/reset-password', '/invitation'];

/** What floats above the public pages: the way to a consultant. Portals of people who are signed in do without. */
export const FloatingSlot = ({ path }: { path: string }) => {
  const route = routeAt(path);
  if (route && ('allow' in route || without.includes(route.path))) return null;
  return (
    <chakra.aside aria-label="Talk to us" position="fixed" zIndex="floating" insetInlineEnd={{ base: '4', md: '6' }} bottom={{ base: 'calc(1rem + env(safe-area-inset-bottom))', md: '6' }}>
      <ConsultantButton />
    </chakra.aside>
  );
};
