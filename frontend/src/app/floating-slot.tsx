import { chakra } from '@chakra-ui/react/styled-system';
import { ConsultantButton } from '../features/consultants/consultant-button.tsx';
import { routeAt } from '@hearthline/rules/routes.ts';

/** Pages that are a form of their own: the button would lie over it and offer the same. */
const without: readonly string[] = ['/appointments', '/auth', '/verify-email', '/forgot-password', '/reset-password', '/invitation'];

/**
 * Where the margin beside the page is wide enough, the button stands in it; elsewhere in a strip at the window's lower
 * edge. The strip has its own room at the end of the page, and what gets the focus stays above it (`ui/theme.ts`): the
 * button never hides anything. A low window (a phone on its side) keeps it at the end of the page.
 */
const Strip = chakra('aside', {
  base: {
    position: 'sticky', bottom: '0', zIndex: 'floating', flexShrink: '0', display: 'flex', justifyContent: { base: 'stretch', sm: 'center' },
    px: '4', pt: '2', pb: 'calc(0.5rem + env(safe-area-inset-bottom))', bg: 'paper', borderTopWidth: '1px', borderColor: 'line',
    '@media (max-height: 30rem)': { position: 'static' },
    '@media (min-width: 1600px)': { position: 'fixed', bottom: '6', insetInlineEnd: '5', p: '0', bg: 'transparent', borderWidth: '0' },
    _print: { display: 'none' },
  },
});

/** What floats above the public pages: the way to a consultant. Portals of people who are signed in do without. */
export const FloatingSlot = ({ path }: { path: string }) => {
  const route = routeAt(path);
  if (route && ('allow' in route || without.includes(route.path))) return null;
  return (
    <Strip aria-label="Talk to us">
      <ConsultantButton />
    </Strip>
  );
};
