import { chakra } from '@chakra-ui/react/styled-system';
import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import { useSavedViewsQuery } from '../../../gql/generated.ts';
import { Menu } from '../../../ui/actions/menu.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { BookmarkIcon } from '../../../ui/theme/list-icons.tsx';
import { viewAddress } from './view-address.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

/** The saved views of a list as a menu, where the rail shows icons only; nothing if there is none. */
export const ViewMenu = ({ list }: { readonly list: ViewList }) => {
  const { data } = useSavedViewsQuery({ variables: { list }, ...cacheFirst });
  const views = data?.savedViews ?? [];
  if (views.length === 0) return null;
  return (
    <chakra.span
      display="none"
      css={{ '@media (min-width: 640px) and (max-width: 1099.98px)': { display: 'inline-flex' } }}
    >
      <Menu
        label="Views"
        actions={views.map((view) => ({
          id: view.id,
          title: view.name,
          label: view.name,
          to: viewAddress(view),
        }))}
        trigger={
          <Button variant="outline" size="sm">
            <BookmarkIcon />
            <span data-label>Views</span>
          </Button>
        }
      />
    </chakra.span>
  );
};
