import { can } from '@hearthline/rules/permissions.ts';
import {
  useArchiveProjectMutation,
  useProjectArchiveQuery,
  useRestoreProjectMutation,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Archives a project that was made by mistake, or restores it. Nothing for a project that cannot be archived. */
export const ProjectArchiveMenu = ({ id }: { readonly id: string }) => {
  const { user } = useSession();
  const mayArchive = can(user, 'project:archive');
  const { data, refetch } = useProjectArchiveQuery({
    variables: { id },
    skip: !mayArchive,
  });
  const others = useRefetchActiveQueries('Project', 'Projects', 'ProjectEvents');
  const [archive] = useArchiveProjectMutation(others);
  const [restore] = useRestoreProjectMutation(others);
  const project = data?.project;
  if (!project) return null;
  const { name, version, status, dealId, archivedAt } = project;
  if (!archivedAt && (dealId !== null || (status !== 'planning' && status !== 'cancelled'))) return null;
  const send = async (isArchived: boolean): Promise<void> => {
    const done = isArchived ? 'archived' : 'restored';
    try {
      await (isArchived ? archive : restore)({ variables: { id, version } });
      showToast({
        title: `${name} is ${done}`,
        text: isArchived
          ? 'It was cancelled. The filter “Archived” of the list finds it.'
          : 'It stays cancelled until you change its status.',
      });
    } catch (error) {
      showToast({ title: `${name} was not ${done}`, text: errorText(error), tone: 'error' });
    }
    await refetch().catch(() => undefined);
  };
  return (
    <Menu
      label={`More actions for ${name}`}
      size="icon"
      actions={[
        archivedAt
          ? { id: 'restore', title: 'Restore', label: `Restore ${name}`, run: () => void send(false) }
          : { id: 'archive', title: 'Archive', label: `Archive ${name}`, run: () => void send(true) },
      ]}
    />
  );
};
