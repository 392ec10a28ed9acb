import { notFoundText } from '@hearthline/rules/routes.ts';
import { useCompany } from '../platform/company.ts';
import { routeAt } from './routes.tsx';

/** The window's title: the page's, then who we are. */
export const DocumentTitle = ({ path }: { path: string }) => {
  const { name } = useCompany();
  const title = routeAt(path)?.title ?? notFoundText;
  return <title>{[title, name].filter(Boolean).join(' · ')}</title>;
};
