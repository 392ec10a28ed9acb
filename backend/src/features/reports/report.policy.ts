import type { Context } from '../../platform/context.ts';

/** Whose saved reports an admin sees and changes: the shared ones and their own. */
export const visibleReports = (context: Pick<Context, 'viewer'>): { readonly $or: [{ shared: true }, { owner: string | null }] } => ({
  $or: [{ shared: true }, { owner: context.viewer?.id ?? null }],
});

/** The same in SQL, of the rows `r`. @param viewer the number of the bound value */
export const visibleSql = (viewer: string): string => `(r.shared or r.owner_id = ${viewer})`;
