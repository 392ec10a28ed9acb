import { sql, type Expression, type SqlBool } from 'kysely';

/** The saved reports that a member of staff sees and changes, of what they may list: the shared ones and their own. @param viewer the viewer's id */
export const isVisible = (
  report: { readonly shared: Expression<boolean>; readonly ownerId: Expression<string | null> },
  viewer: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`(${report.shared} or ${report.ownerId} = ${viewer})`;
