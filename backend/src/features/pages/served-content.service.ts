import { partOf, routeAt } from '@hearthline/rules/routes.ts';
import type { ServedContent } from '@hearthline/rules/served-content.ts';
import type { Context } from '../../platform/context.ts';
import { readContent } from '../content/content.api.ts';
import { planOfDesign } from '../floor-plans/floor-plan.api.ts';
import { featuredHomes, shownHome } from '../homes/home.api.ts';

type Reader = Pick<Context, 'query' | 'now'>;

/** Undefined for an address that names no home; null if it names one that is not there. */
const homeAt = async (context: Reader, path: string): Promise<ServedContent['home']> => {
  const route = routeAt(path);
  if (route?.path === '/homes/:slug') return shownHome(context, partOf(route, path) ?? '');
  if (route?.path !== '/homes/g/:code') return undefined;
  // The page itself asks for the plan; here, whether there is one. It says so itself if too much is being drawn.
  const plan = await planOfDesign(partOf(route, path) ?? '').catch(() => undefined);
  return plan === null ? null : undefined;
};

/** What the page at a path shows that staff can change, as it is now. */
export const readServedContent = async (context: Reader, path: string): Promise<ServedContent> => {
  const [content, featured, home] = await Promise.all([
    readContent(context),
    featuredHomes(context),
    homeAt(context, path),
  ]);
  return { content, featured, ...(home !== undefined && { home }) };
};
