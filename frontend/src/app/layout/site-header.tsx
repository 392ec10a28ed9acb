import { chakra } from '@chakra-ui/react/styled-system';
import { routeAt } from '@hearthline/rules/routes.ts';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { chooseColorMode, useColorMode } from '../../platform/browser/color-mode.ts';
import { useCompany } from '../../domain/company.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { useAccountLink } from '../../platform/session/account-link.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ColorModeButton } from '../../ui/actions/color-mode-button.tsx';
import { Logo } from '../../ui/theme/logo.tsx';
import { SiteMenu } from './site-menu.tsx';
import { mainLinks } from './site-links.ts';

const HeaderLink = chakra(NavLink, {
  base: {
    px: { lg: '2', xl: '3' },
    py: '2.5',
    borderRadius: 'sm',
    fontWeight: '500',
    fontSize: '1rem',
    color: 'ink',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    textUnderlineOffset: '0.45em',
    textDecorationThickness: '2px',
    textDecorationColor: 'colors.ember',
    _hover: { textDecorationLine: 'underline' },
    _currentPage: { textDecorationLine: 'underline' },
  },
});

/** The link to the signed-in user's portal, or to the sign-in form. */
const AccountLink = ({ replace = false }: { replace?: boolean }) => {
  const { user } = useSession();
  const { to, text, attributes } = useAccountLink();
  return (
    <ButtonLink to={to} replace={replace} variant="ghost" size="sm" maxW="40" {...attributes}>
      {user ? (
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" lineHeight="1.5">
          {user.name.split(' ')[0]}
        </chakra.span>
      ) : (
        text
      )}
    </ButtonLink>
  );
};

/** The header: logo, navigation, color mode, account; in print, the company's name and contact details. */
export const SiteHeader = () => {
  const { name, phone, website } = useCompany();
  const isSignIn = routeAt(useLocation().pathname)?.path === '/auth';
  const mode = useColorMode();
  return (
    <chakra.header
      position={{ base: 'sticky', _print: 'static' }}
      top="0"
      zIndex="header"
      bg="paper"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '1', xl: '3' }}
        maxW="page"
        mx="auto"
        minH="4.5rem"
        px={{ base: '4', md: '8' }}
      >
        <chakra.div me="auto" minW="0" display="flex">
          <Link to={isSignIn ? '/' : '/features'} aria-label={`${name}: ${isSignIn ? 'home' : 'features'}`}>
            <Logo name={name} />
          </Link>
        </chakra.div>
        <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex', _print: 'none' }}>
          {mainLinks.map(({ to, text }) => (
            <HeaderLink key={to} to={to}>
              {text}
            </HeaderLink>
          ))}
        </chakra.nav>
        <ColorModeButton
          dark={mode === 'dark'}
          onChange={(dark) => chooseColorMode(dark ? 'dark' : 'light')}
        />
        <chakra.div display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="1">
          <AccountLink />
          <ButtonLink
            to="/appointments"
            variant="outline"
            size="sm"
            px={{ base: '4', lg: '3.5', xl: '4' }}
            whiteSpace="nowrap"
          >
            Book Consultation
          </ButtonLink>
        </chakra.div>
        {/* In print the header serves as a letterhead. */}
        <chakra.p display={{ base: 'none', _print: 'block' }} textStyle="small">
          {[phone, website].filter(Boolean).join(' · ')}
        </chakra.p>
        <SiteMenu>
          <AccountLink replace />
        </SiteMenu>
      </chakra.div>
    </chakra.header>
  );
};
