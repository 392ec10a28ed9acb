import type { Context } from '../../platform/context.ts';

/** The saved reports that an admin sees and changes: the shared ones and their own. */
export const visibleReports = (
  context: Pick<Context, 'viewer'>,
): { readonly $or: [{ shared: true }, { owner: string | null }] } => ({
  $or: [{ shared: true }, { owner: context.viewer?.id ?? null }],
});

/** The same as an SQL condition on the rows `r`. @param viewer the parameter with the viewer's id */
export const visibleSql = (viewer: string): string => `(r.shared or r.owner_id = ${viewer})`;
