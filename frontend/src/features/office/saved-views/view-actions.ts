import { plainLayout, type ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import type { ViewParameter } from '@hearthline/rules/office/saved-view-rules.ts';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteViewMutation,
  useSaveViewMutation,
  useUpdateViewMutation,
  type SavedViewFragment,
} from '../../../gql/generated.ts';
import { useRefetchActiveQueries } from '../../../platform/graphql/refetch-active-queries.ts';
import { listAddress, viewAddress } from './view-address.ts';

/** What a list shows now. */
export interface ShownList {
  readonly parameters: readonly ViewParameter[];
  readonly columns: ColumnLayout;
}

interface ViewForm {
  readonly name: string;
  readonly shared: boolean;
}

const inputOf = ({ name, shared }: ViewForm, { parameters, columns }: ShownList) => ({
  name,
  shared,
  parameters: parameters.map((each) => ({ ...each })),
  columns: plainLayout(columns),
});

/** Saves, changes and deletes views of a list, and opens what was saved. Each throws what the server refuses. */
export const useViewActions = (list: ViewList) => {
  const navigate = useNavigate();
  const rail = useRefetchActiveQueries('SavedViews', 'SavedViewCounts');
  const [create] = useSaveViewMutation(rail);
  const [change] = useUpdateViewMutation(rail);
  const [remove] = useDeleteViewMutation(rail);
  const open = (view: SavedViewFragment | undefined): void => {
    if (view) void navigate(viewAddress(view), { replace: true });
  };
  return {
    save: async (form: ViewForm, shown: ShownList): Promise<void> => {
      const { data } = await create({ variables: { input: { list, ...inputOf(form, shown) } } });
      open(data?.saveView);
    },
    update: async (view: SavedViewFragment, form: ViewForm, shown: ShownList): Promise<void> => {
      const { data } = await change({
        variables: { id: view.id, input: { version: view.version, ...inputOf(form, shown) } },
      });
      open(data?.updateView);
    },
    remove: async ({ id, version }: SavedViewFragment): Promise<void> => {
      await remove({ variables: { id, version } });
      void navigate(listAddress(list), { replace: true });
    },
  };
};
