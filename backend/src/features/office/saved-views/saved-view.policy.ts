import { sql, type Expression, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The views that an admin may change and delete: their own. */
export const ownViews = (context: Pick<Context, 'viewer'>): { readonly owner: string | null } => ({
  owner: context.viewer?.id ?? null,
});

/** The views that an admin sees, as a condition of a statement: the shared ones and their own. @param viewer the viewer's id */
export const isVisible = (
  view: { readonly shared: Expression<boolean>; readonly ownerId: Expression<string> },
  viewer: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`(${view.shared} or ${view.ownerId} = ${viewer})`;
