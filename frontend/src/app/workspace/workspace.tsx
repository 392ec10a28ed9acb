import { chakra } from '@chakra-ui/react/styled-system';
import { homeOf, isStaff, pagePermissions, refusal } from '@hearthline/rules/access.ts';
import { routeAt } from '@hearthline/rules/routes.ts';
import { Suspense, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AppliedPreferences } from '../../platform/preferences/applied-preferences.tsx';
import { DataProvider } from '../../platform/graphql/apollo-client.tsx';
import { useCompany } from '../../domain/company.ts';
import type { SessionUser } from '../../platform/session/session-store.ts';
import { usePageTitle } from '../../platform/navigation/page-title.ts';
import { LazyIdentityDialog } from '../layout/lazy-identity-dialog.tsx';
import { useOpenTab, useScreenName } from './place-names.ts';
import { isRefusedTab, placesOf, type Places } from './places.ts';
import { isAlone, Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useWaitingPlaces } from './use-waiting-places.ts';
import { AccessDenied } from '../navigation/route-guard.tsx';

interface WorkspaceProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

const nowhere: Places = { own: [], tabs: [], screens: [] };

/** Whether somebody may see nothing yet but what removes the restriction: an unverified address, a password to be changed, a missing second factor. */
const isRestricted = ({ isEmailVerified, mustChangePassword, mustAddSecondFactor }: SessionUser): boolean =>
  !isEmailVerified || mustChangePassword || mustAddSecondFactor === true;

/** What the tabs in the rail belong to. */
const labelOf = ({ role }: SessionUser): string =>
  isStaff(role) ? 'Admin' : (routeAt(homeOf[role])?.title ?? '');

const Frame = chakra('div', {
  base: {
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    _print: { display: 'block', pb: '0' },
  },
  variants: {
    // The bar at the bottom of a phone lies over the page.
    hasBar: { true: { pb: { base: 'calc(3.5rem + 1px + env(safe-area-inset-bottom))', sm: '0' } } },
  },
});

/** On paper, who this is from and, where the bar names the whole portal, which tab of it this is. */
const Letterhead = () => {
  const { name, phone, website } = useCompany();
  const tab = useOpenTab()?.title;
  const screen = useScreenName();
  return (
    <chakra.div display={{ base: 'none', _print: 'block' }} mb="4">
      <chakra.p textStyle="small">{[name, phone, website].filter(Boolean).join(' · ')}</chakra.p>
      {tab !== screen && <chakra.p textStyle="subheading">{tab}</chakra.p>}
    </chakra.div>
  );
};

/** Names the open tab in the window's title, or says that this page is refused. */
const useWindowTitle = (isRefused: boolean, places: Places): void => {
  const { pathname } = useLocation();
  const tab = useOpenTab();
  const portal = routeAt(pathname)?.title ?? '';
  const name = tab && tab !== places.tabs[0] ? `${tab.title} · ${portal}` : undefined;
  usePageTitle(isRefused ? 'Access Denied' : name);
};

const Framed = ({ user, children }: WorkspaceProps) => {
  const route = routeAt(useLocation().pathname);
  const [params] = useSearchParams();
  const refused = route?.allow ? refusal(pagePermissions[route.allow], user) : null;
  const restricted = isRestricted(user);
  const places = restricted ? nowhere : placesOf(user);
  // The guard knows addresses, not tabs.
  const lacksTab = !restricted && isRefusedTab(user, route?.path, params.get('tab'));
  useWindowTitle(refused === 'FORBIDDEN' || lacksTab, places);
  const { count, waiting } = useWaitingPlaces(places);
  return (
    <Frame data-workspace hasBar={!isAlone(places)}>
      <LazyIdentityDialog />
      {!restricted && <AppliedPreferences />}
      <Rail home={homeOf[user.role]} label={labelOf(user)} places={places} count={count} />
      <chakra.div minW="0" display="flex" flexDirection="column">
        <TopBar
          user={user}
          places={places}
          waiting={waiting}
          restricted={restricted}
          named={refused === null && !lacksTab}
        />
        <chakra.main
          id="main"
          tabIndex={-1}
          display="block"
          flex="1 0 auto"
          px={{ base: '4', sm: '6' }}
          pt="4"
          pb={{ base: '6', sm: '8' }}
        >
          <Letterhead />
          {lacksTab ? (
            <Suspense>
              <AccessDenied />
            </Suspense>
          ) : (
            children
          )}
        </chakra.main>
      </chakra.div>
    </Frame>
  );
};

/** The frame of every screen that people work in: the rail with their places, the top bar with the page's name, the page. */
export const Workspace = (props: WorkspaceProps) => (
  <DataProvider>
    <Framed {...props} />
  </DataProvider>
);
