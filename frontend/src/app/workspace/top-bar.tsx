import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useLocation } from 'react-router-dom';
import { can } from '@hearthline/rules/permissions.ts';
import { SearchLauncher } from '../../features/office/search/search-launcher.tsx';
import { lastListUrl } from '../../platform/navigation/back-to-list.ts';
import type { SessionUser } from '../../platform/session/session-store.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { BackIcon } from '../../ui/theme/icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import type { Places, WaitingPlaces } from './places.ts';
import { useSearchActions } from './search-actions.ts';
import { useParent, useScreenName } from './place-names.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', sm: '3' },
    height: '3rem',
    px: { base: '4', sm: '6' },
    bg: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _print: { position: 'static', height: 'auto', px: '0' },
  },
});

const Crumb = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    color: 'quiet',
    textDecoration: 'none',
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
    minH: '9',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});

const account = { title: 'My Account', to: '/account' };

/** The page above; on a phone only an arrow. */
const Breadcrumb = () => {
  const parent = useParent();
  const { pathname } = useLocation();
  if (!parent) return null;
  // A tab of the page above has no way up on a phone: it is that page.
  const isAbove = pathname !== parent.to;
  return (
    <chakra.nav
      aria-label="Breadcrumb"
      flexShrink="0"
      hideBelow={isAbove ? undefined : 'sm'}
      _print={{ display: 'none' }}
    >
      <chakra.ol listStyle="none" display="flex" alignItems="center" gap="2">
        <li>
          <Crumb to={lastListUrl(parent.to)} aria-label={parent.text}>
            <chakra.span hideFrom="sm" fontSize="1.25rem" display="inline-flex" ms="-1.5">
              <BackIcon />
            </chakra.span>
            <chakra.span hideBelow="sm">{parent.text}</chakra.span>
          </Crumb>
        </li>
        <chakra.li aria-hidden hideBelow="sm" color="edge">
          /
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  );
};

const Title = chakra('h1', {
  base: {
    flex: '1 1 auto',
    minW: '0',
    fontFamily: 'var(--title-font)',
    fontSize: '1.25rem',
    fontWeight: '560',
    letterSpacing: '-0.01em',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _print: { whiteSpace: 'normal' },
  },
});

interface TopBarProps {
  readonly user: SessionUser;
  readonly places: Places;
  readonly waiting: WaitingPlaces;
  /** The user may go nowhere yet. */
  readonly restricted: boolean;
  /** The bar names the screen; false where the page has a heading of its own (a refusal). */
  readonly named: boolean;
}

/** Where one is, what one looks at, and one's account. */
export const TopBar = ({ user, places, waiting, restricted, named }: TopBarProps) => {
  const name = useScreenName();
  const actions = useSearchActions();
  return (
    <Bar>
      {named && !restricted && <Breadcrumb />}
      {named ? (
        <Title tabIndex={-1}>{name ?? <Skeleton width="12rem" height="5" />}</Title>
      ) : (
        <chakra.span flex="1" />
      )}
      {!restricted && (
        <>
          <SearchLauncher
            places={[...places.tabs, ...places.own, ...places.screens, account]}
            actions={actions}
          />
          {can(user, 'today:list') && <NotificationMenu waiting={waiting} />}
        </>
      )}
      <AccountMenu user={user} restricted={restricted} />
    </Bar>
  );
};
