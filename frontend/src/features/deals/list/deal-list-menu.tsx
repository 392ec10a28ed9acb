import type { DealFilter } from '@hearthline/rules/deals/rules.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Menu } from '../../../ui/actions/menu.tsx';
import { DownloadIcon } from '../../../ui/theme/further-icons.tsx';
import { useDealExport } from './deal-export.ts';

/** What is rarely done with the list of deals. */
export const DealListMenu = ({ filter }: { readonly filter: DealFilter }) => {
  const { user } = useSession();
  const toFile = useDealExport(filter);
  if (!can(user, 'deal:export')) return null;
  return (
    <Menu
      label="More actions for deals"
      size="icon"
      actions={[
        {
          id: 'export',
          title: toFile.busy ? 'Exporting...' : 'Export',
          label: 'Export',
          icon: <DownloadIcon />,
          run: toFile.save,
          disabled: toFile.busy,
        },
      ]}
    />
  );
};
