import { sql, type Expression, type SqlBool } from 'kysely';

/** The views that a member of staff may change and delete: their own. @param viewer the viewer's id */
export const isOwn = (
  view: { readonly ownerId: Expression<string> },
  viewer: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`${view.ownerId} = ${viewer}`;

/** The views that a member of staff sees, of the lists that they may open: the shared ones and their own. @param viewer the viewer's id */
export const isVisible = (
  view: { readonly shared: Expression<boolean>; readonly ownerId: Expression<string> },
  viewer: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`(${view.shared} or ${isOwn(view, viewer)})`;
