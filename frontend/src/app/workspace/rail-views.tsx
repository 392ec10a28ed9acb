import { chakra } from '@chakra-ui/react/styled-system';
import { can } from '@hearthline/rules/permissions.ts';
import { viewLists } from '@hearthline/rules/office/saved-views.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { lazy, Suspense } from 'react';
import type { Place } from './places.ts';
import { railOrder } from './rail-order.ts';
import { wide } from './rail-width.ts';

// Beneath names that are there already.
const ViewLinks = lazy(() =>
  import('../../features/office/saved-views/view-links.tsx').then((file) => ({ default: file.ViewLinks })),
);

/** Only where the rail has room for names; elsewhere the menu of the list leads to its views. */
const Beneath = chakra('div', {
  base: {
    display: 'none',
    [wide]: { display: 'block', '--row': '1.75rem' },
    // Without a view it takes no gap either.
    '&&:empty': { display: 'none' },
    '[data-open] &': { display: 'block', '--row': '2.75rem', '--row-inset': '2.625rem' },
  },
});

interface RailViewsProps {
  readonly tabs: readonly Place[];
  /** Whether they stand in a phone's sheet. */
  readonly open: boolean;
}

/** The saved views of contacts and of projects, each beneath its tab. */
export const RailViews = ({ tabs, open }: RailViewsProps) => {
  const { user } = useSession();
  if (!can(user, 'saved-view:list')) return null;
  return tabs.map(({ id }, index) => {
    const list = viewLists.find((each) => each === id);
    return (
      list && (
        <Beneath key={id} css={railOrder(index + 0.5)}>
          <Suspense>
            <ViewLinks list={list} replace={open} />
          </Suspense>
        </Beneath>
      )
    );
  });
};

/** The saved views of the list that a screen shows, beneath it; nothing for other screens. */
export const ScreenViews = ({ to, open }: Pick<Place, 'to'> & Pick<RailViewsProps, 'open'>) => {
  const { user } = useSession();
  const list = viewLists.find((each) => `/${each}` === to);
  if (!list || !can(user, 'saved-view:list')) return null;
  return (
    <Beneath>
      <Suspense>
        <ViewLinks list={list} replace={open} />
      </Suspense>
    </Beneath>
  );
};
