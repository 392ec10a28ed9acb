import { DealsScreen } from '../features/sale/deals/deals-screen.tsx';
import { useOpenView } from '../features/office/saved-views/open-view.ts';
import { lazy } from 'react';

const ViewBar = lazy(() =>
  import('../features/office/saved-views/view-bar.tsx').then((file) => ({ default: file.ViewBar })),
);

/** All deals, as a board by stage or as a list, and the views of the list that are saved. */
export const DealsPage = () => (
  <DealsScreen saved={useOpenView('deals')} saveView={(shown) => <ViewBar list="deals" shown={shown} />} />
);
