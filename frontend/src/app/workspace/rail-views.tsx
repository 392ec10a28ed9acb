import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { ViewLinks } from '../../features/saved-views/view-links.tsx';
import { useSession } from '../../platform/session/session-context.tsx';
import { wide } from './rail-width.ts';

/** The saved views of contacts and projects; only where the rail has room for names. */
export const RailViews = () => {
  const { user } = useSession();
  if (!can(user, 'saved-view:list')) return null;
  return (
    <chakra.div
      display="none"
      css={{ [wide]: { display: 'grid' }, '[data-open] &': { display: 'grid' } }}
      gap="1"
      ps="4"
      mt="1"
      color="quiet"
    >
      <ViewLinks list="contacts" />
      <ViewLinks list="projects" />
    </chakra.div>
  );
};
