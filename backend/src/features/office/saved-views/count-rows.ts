import { viewFilter } from '@hearthline/rules/office/saved-view-rules.ts';
import pLimit from 'p-limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { contactCount } from '../../people/contacts/list/contact-count.api.ts';
import { countDeals } from '../../sale/deals/deal.api.ts';
import { projectCount } from '../../delivery/projects/project-count.api.ts';
import type { ViewRow } from './saved-view.service.ts';

/** Of the many counts that one rail asks for, a server does two at a time: slow reads stay free for the lists themselves. */
const inTurn = pLimit(2);

type Count = (context: Context, parameters: ViewRow['parameters']) => Promise<number>;

const counts: Readonly<Record<ViewRow['list'], Count>> = {
  contacts: (context, parameters) => contactCount(context, viewFilter('contacts', parameters)),
  projects: (context, parameters) => projectCount(context, viewFilter('projects', parameters)),
  deals: (context, parameters) => countDeals(context, viewFilter('deals', parameters)),
};

/** How many rows a view shows now, exactly as its list counts them; null if the server is too busy to count. */
export const countRows = (
  context: Context,
  { list, parameters }: Pick<ViewRow, 'list' | 'parameters'>,
): Promise<number | null> =>
  inTurn(async () => {
    try {
      return await counts[list](context, parameters);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
      throw error;
    }
  });
