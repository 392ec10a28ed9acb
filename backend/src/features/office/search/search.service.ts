import { readCode } from '@hearthline/rules/homes/designs/code.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { searchText } from '@hearthline/rules/search.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Context, Viewer } from '../../../platform/context.ts';
import { validateOne } from '../../../platform/validation/validate.ts';
import { correctedTexts } from './corrected-texts.ts';
import { designHits, withDesigns } from './design-hits.queries.ts';
import type { FoundHit } from './found-hit.ts';
import { projectHits } from './project-hits.queries.ts';
import { bestHits, rankHits } from './rank-hits.ts';
import { saleHits } from './sale-hits.queries.ts';
import { contactHits, staffHits } from './staff-hits.queries.ts';

/** From this many hits on, nobody is asked whether something else was meant. */
const enough = 4;

/** Everything that one text finds within what the viewer may open. On two connections at most: contacts are by far the most. */
const hitsOf = async (context: Context, viewer: Viewer, search: string): Promise<readonly FoundHit[]> => {
  const staff = isStaff(viewer.role);
  const [contacts, others] = await Promise.all([
    staff ? contactHits(context, search).then((hits) => withDesigns(context, search, hits)) : [],
    (async () => [
      ...(await projectHits(context, viewer, search)),
      ...(await designHits(context, viewer, search)),
      ...(await saleHits(context, viewer, search)),
      ...(staff ? await staffHits(context, viewer, search) : []),
    ])(),
  ]);
  return rankHits(search, [...contacts, ...others]);
};

/**
 * Searches everything that the viewer may open: what their role lists and they read for staff, what belongs to their projects for
 * customers and contractors, nothing for those who have no objects of their own. If that finds little, also what was probably meant.
 * @throws AppError BAD_INPUT for a text that is too long or cannot be stored
 */
export const runSearch = async (context: Context, input: unknown): Promise<readonly FoundHit[]> => {
  const search = validateOne('text', searchText, input);
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  if (!search || !(isStaff(viewer.role) || ['customer', 'contractor'].includes(viewer.role))) return [];
  const found = await hitsOf(context, viewer, search);
  const lists = [found];
  // The code of a design however it is read out: O for 0, I and L for 1, hyphens anywhere.
  const code = readCode(search.trim());
  if (code !== null && code !== search.trim().replaceAll('-', '').toUpperCase())
    lists.push(await hitsOf(context, viewer, code));
  if (lists.flat().length >= enough) return bestHits(lists);
  for (const meant of await correctedTexts(context, viewer, search)) {
    lists.push(await hitsOf(context, viewer, meant));
    if (lists.flat().length >= enough) break;
  }
  return bestHits(lists);
};
