import {
  useArchiveDealMutation,
  useRestoreDealMutation,
  type DealFactsFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import type { Action } from '../../../../ui/actions/menu-entry.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { dealName } from '../deal-words.ts';

/** Archives a deal that was made by mistake, which can be undone from the notification, or restores one. As an entry of its menu. */
export const useArchiveDeal = (onChanged: () => void): ((deal: DealFactsFragment) => Action) => {
  const refetch = useRefetchActiveQueries('DealBoard', 'Deals', 'ContactDeals');
  const [sendArchive] = useArchiveDealMutation(refetch);
  const [sendRestore] = useRestoreDealMutation(refetch);
  const restore = async (id: string, version: number, name: string): Promise<void> => {
    try {
      await sendRestore({ variables: { id, version } });
      showToast({ title: `${name} is restored` });
    } catch (error) {
      showToast({ title: `${name} was not restored`, text: errorText(error), tone: 'error' });
    }
    onChanged();
  };
  const archive = async (id: string, version: number, name: string): Promise<void> => {
    try {
      const { data } = await sendArchive({ variables: { id, version } });
      const archived = data?.archiveDeal.version ?? version + 1;
      showToast({
        title: `${name} is archived`,
        text: 'It counts nowhere. The filter “Archived” of the list finds it.',
        action: { label: 'Undo', onAction: () => void restore(id, archived, name) },
      });
    } catch (error) {
      showToast({ title: `${name} was not archived`, text: errorText(error), tone: 'error' });
    }
    onChanged();
  };
  return (deal) => {
    const { id, version, archivedAt } = deal;
    const name = dealName(deal);
    return archivedAt
      ? {
          id: 'restore',
          title: 'Restore',
          label: `Restore ${name}`,
          run: () => void restore(id, version, name),
        }
      : {
          id: 'archive',
          title: 'Archive',
          label: `Archive ${name}`,
          run: () => void archive(id, version, name),
        };
  };
};
