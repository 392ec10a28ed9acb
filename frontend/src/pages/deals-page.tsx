import { DealsScreen } from '../features/deals/deals-screen.tsx';
import { useOpenView } from '../features/saved-views/open-view.ts';
import { lazy } from 'react';

const ViewBar = lazy(() =>
  import('../features/saved-views/view-bar.tsx').then((file) => ({ default: file.ViewBar })),
);

/** All deals, as a board by stage or as a list, and the views of the list that are saved. */
export const DealsPage = () => (
  <DealsScreen saved={useOpenView('deals')} saveView={(shown) => <ViewBar list="deals" shown={shown} />} />
);
