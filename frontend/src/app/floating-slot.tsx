import { chakra } from '@chakra-ui/react/styled-system';
import { ConsultantButton } from '../features/consultants/consultant-button.tsx';
import { routeAt } from '@hearthline/rules/routes.ts';

/** Pages without the button: each is a form of its own, which the button would cover while offering the same. */
const without: readonly string[] = ['/appointments', '/auth', '/verify-email', '/forgot-password', '/reset-password', '/invitation'];

/**
 * The button is in the margin beside the page if that is wide enough, else in a strip at the bottom of the window. The strip
 * has its own room at the end of the page, and focused elements stay above it (`ui/theme.ts`), so the button never hides
 * anything. In a low window (a phone on its side) it stays at the end of the page.
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

/** The floating button of the public pages that leads to a consultant. Portals of signed-in users do without. */
export const FloatingSlot = ({ path }: { path: string }) => {
  const route = routeAt(path);
  if (route && ('allow' in route || without.includes(route.path))) return null;
  return (
    <Strip aria-label="Talk to us">
      <ConsultantButton />
    </Strip>
  );
};
