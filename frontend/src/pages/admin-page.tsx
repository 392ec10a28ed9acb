import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, type ComponentType } from 'react';
import { PortalLayout } from '../features/accounts/portal-layout.tsx';
import { UnreadCount } from '../features/messages/unread-count.tsx';
import { ButtonLink } from '../ui/form/button.tsx';
import { scrollFade } from '../ui/lists/scroll-fade.ts';
import { PageSpinner } from '../ui/layout/spinner.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';

/** Loads a tab's content when the tab is opened: the console is large, and most visits use one or two tabs. */
const tab = (load: () => Promise<ComponentType>) => {
  const Content = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<PageSpinner />}>
      <Content />
    </Suspense>
  );
};

const overview = tab(() => import('./admin-overview.tsx').then((file) => file.AdminOverview));
const users = tab(() => import('../features/accounts/users/users-tab.tsx').then((file) => file.UsersTab));
const projects = tab(() =>
  import('../features/projects/list/projects-tab.tsx').then((file) => file.ProjectsTab),
);
const contacts = tab(() =>
  import('../features/contacts/list/contacts-tab.tsx').then((file) => file.ContactsTab),
);
const marketing = tab(() =>
  import('../features/campaigns/list/campaigns-tab.tsx').then((file) => file.CampaignsTab),
);
const settings = tab(() => import('./admin-settings.tsx').then((file) => file.AdminSettings));

/** A single scrolling row on a phone, to leave room for the work below. The padding keeps focus rings from being cut off. */
const Screens = chakra('nav', {
  base: {
    // `relative`, so that content for screen readers only scrolls with it and does not widen the page.
    position: 'relative',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '2',
    p: '1',
    m: '-1',
    mb: '3',
    overflowX: { base: 'auto', md: 'visible' },
    '& > *': { flexShrink: '0' },
    ...scrollFade,
  },
});

/** The admin's console. */
export const AdminPage = () => (
  <PortalLayout title="Admin Console" badge="Admin" person={({ name }) => name}>
    <Screens aria-label="More screens">
      <ButtonLink to="/admin/documents" variant="outline" size="sm">
        Documents
      </ButtonLink>
      <ButtonLink to="/admin/appointments" variant="outline" size="sm">
        Appointments
      </ButtonLink>
      <ButtonLink to="/admin/contractors" variant="outline" size="sm">
        Contractors
      </ButtonLink>
      <ButtonLink to="/admin/messages" variant="outline" size="sm">
        Messages <UnreadCount />
      </ButtonLink>
      <ButtonLink to="/reports" variant="outline" size="sm">
        Reports
      </ButtonLink>
      <ButtonLink to="/factory" variant="outline" size="sm">
        Factory board
      </ButtonLink>
    </Screens>
    <Tabs
      label="Admin"
      alone
      tabs={[
        { id: 'overview', title: 'Overview', content: overview },
        { id: 'users', title: 'Users', content: users },
        { id: 'projects', title: 'Projects', content: projects },
        { id: 'contacts', title: 'Contacts', content: contacts },
        { id: 'marketing', title: 'Marketing', content: marketing },
        { id: 'settings', title: 'Settings', content: settings },
      ]}
    />
  </PortalLayout>
);
