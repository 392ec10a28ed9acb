import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import { useSearchParams } from 'react-router-dom';
import { useSavedViewsQuery, type SavedViewFragment } from '../../../gql/generated.ts';
import { viewParam } from './view-address.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

/** The saved view of a list that the address names; null if there is none, or the user may not see it. */
export const useOpenView = (list: ViewList): SavedViewFragment | null => {
  const [params] = useSearchParams();
  const id = params.get(viewParam);
  const { data } = useSavedViewsQuery({ variables: { list }, skip: id === null, ...cacheFirst });
  return data?.savedViews.find((view) => view.id === id) ?? null;
};
