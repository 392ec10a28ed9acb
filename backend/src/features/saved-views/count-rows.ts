import { viewFilter } from '@hearthline/rules/saved-views.ts';
import pLimit from 'p-limit';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { contactCount } from '../contacts/list/contact-count.api.ts';
import { projectCount } from '../projects/project-count.api.ts';
import type { ViewRow } from './saved-view.service.ts';

/** Of the many counts that one rail asks for, a server does two at a time: slow reads stay free for the lists themselves. */
const inTurn = pLimit(2);

/** How many rows a view shows now, exactly as its list counts them; null if the server is too busy to count. */
export const countRows = (
  context: Context,
  { list, parameters }: Pick<ViewRow, 'list' | 'parameters'>,
): Promise<number | null> =>
  inTurn(async () => {
    try {
      return await (list === 'contacts'
        ? contactCount(context, viewFilter('contacts', parameters))
        : projectCount(context, viewFilter('projects', parameters)));
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
      throw error;
    }
  });
