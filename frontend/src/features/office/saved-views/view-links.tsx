import { chakra } from '@chakra-ui/react/styled-system';
import type { ViewList } from '@hearthline/rules/office/saved-views.ts';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSavedViewCountsQuery, useSavedViewsQuery } from '../../../gql/generated.ts';
import { countText } from '../../../platform/figures/quantity-text.ts';
import { showsList, viewAddress, viewParam } from './view-address.ts';

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2',
    // In line with the names of the places above them.
    minH: 'var(--row, 2rem)',
    ps: 'var(--row-inset, 2.5rem)',
    pe: '2.5',
    borderRadius: 'md',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    color: 'quiet',
    textDecoration: 'none',
    _hover: { bg: 'paper', color: 'ink' },
    '&[aria-current]': { color: 'pineText', fontWeight: '650', boxShadow: 'inset 2px 0 0 {colors.pine}' },
  },
});

const labels = {
  contacts: 'Saved views of contacts',
  projects: 'Saved views of projects',
  deals: 'Saved views of deals',
} as const;

interface ViewLinksProps {
  readonly list: ViewList;
  /** Whether following one takes the place of the history entry. */
  readonly replace?: boolean;
}

/** The saved views of a list, each with the number of its rows; nothing if there is none. */
export const ViewLinks = ({ list, replace = false }: ViewLinksProps) => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { data } = useSavedViewsQuery({ variables: { list } });
  const views = data?.savedViews ?? [];
  // Counting a search may take a moment: the names do not wait for it.
  const { data: counted } = useSavedViewCountsQuery({
    variables: { list },
    skip: views.length === 0,
  });
  if (views.length === 0) return null;
  const open = showsList(list, pathname, params) ? params.get(viewParam) : null;
  const counts = new Map(counted?.savedViews.map(({ id, count }) => [id, count]));
  return (
    <chakra.ul aria-label={labels[list]} listStyle="none" display="grid" gap="0.5" m="0" p="0">
      {views.map((view) => {
        const count = counts.get(view.id);
        return (
          <li key={view.id}>
            <Row
              to={viewAddress(view)}
              replace={replace}
              aria-current={view.id === open ? 'page' : undefined}
              title={view.isMine ? view.name : `${view.name}, shared by ${view.ownerName}`}
            >
              <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {view.name}
              </chakra.span>
              <chakra.span color="quiet" fontVariantNumeric="tabular-nums">
                {typeof count === 'number' && countText(count)}
              </chakra.span>
            </Row>
          </li>
        );
      })}
    </chakra.ul>
  );
};
