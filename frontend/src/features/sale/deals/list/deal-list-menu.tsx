import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { useCsvExport } from '../../../../platform/api/csv-export.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { ExportMenu } from '../../../../ui/lists/export-menu.tsx';
import { parametersOf } from '../deal-url-state.ts';

/** What is rarely done with the list of deals. */
export const DealListMenu = ({ filter }: { readonly filter: DealFilter }) => {
  const { user } = useSession();
  const file = useCsvExport({
    path: '/api/deals/export',
    parameters: parametersOf(filter),
    things: 'deals',
  });
  return can(user, 'deal:export') ? (
    <ExportMenu things="deals" busy={file.busy} onExport={file.save} />
  ) : null;
};
