import { sql, type Expression, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** The saved reports that an admin sees and changes: the shared ones and their own. */
export const visibleReports = (
  context: Pick<Context, 'viewer'>,
): { readonly $or: [{ shared: true }, { owner: string | null }] } => ({
  $or: [{ shared: true }, { owner: context.viewer?.id ?? null }],
});

/** The same as a condition of a statement. @param viewer the viewer's id */
export const isVisible = (
  report: { readonly shared: Expression<boolean>; readonly ownerId: Expression<string | null> },
  viewer: Expression<string>,
): Expression<SqlBool> => sql<SqlBool>`(${report.shared} or ${report.ownerId} = ${viewer})`;
