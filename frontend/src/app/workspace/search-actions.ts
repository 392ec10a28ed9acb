import { can } from '@hearthline/rules/permissions.ts';
import type { SearchAction } from '../../features/office/search/screen-entries.ts';
import { chooseColorMode, useColorMode } from '../../platform/browser/color-mode.ts';
import { useLogout } from '../../platform/session/logout.ts';
import { useSession } from '../../platform/session/session-context.tsx';

/** What the signed-in user can begin from any screen by the search. */
export const useSearchActions = (): readonly SearchAction[] => {
  const { user } = useSession();
  const mode = useColorMode();
  const logout = useLogout();
  return [
    ...(can(user, 'contact:create') ? [{ title: 'New contact', to: '/admin?tab=contacts&new=contact' }] : []),
    ...(can(user, 'deal:create') ? [{ title: 'New deal', to: '/deals?new=deal' }] : []),
    ...(can(user, 'appointment:book-for')
      ? [{ title: 'Book for a customer', to: '/admin/appointments?book=new' }]
      : []),
    ...(can(user, 'project:create') ? [{ title: 'New project', to: '/admin?tab=projects&new=project' }] : []),
    ...(can(user, 'page:admin-homes') ? [{ title: 'New home', to: '/admin/homes/new' }] : []),
    ...(can(user, 'campaign:create') ? [{ title: 'New campaign', to: '/campaigns/new' }] : []),
    {
      title: mode === 'dark' ? 'Light mode' : 'Dark mode',
      run: () => chooseColorMode(mode === 'dark' ? 'light' : 'dark'),
    },
    { title: 'Public site', to: '/' },
    { title: 'Logout', run: () => void logout() },
  ];
};
