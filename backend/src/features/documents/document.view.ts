import type { Viewer } from '../../platform/context.ts';
import type { DocumentRow } from './document.list.ts';
import { canDelete, canReplace } from './document.policy.ts';

/** What a viewer gets of a document, through either door. */
export interface DocumentAnswer extends Omit<DocumentRow, 'ownerId' | 'reviewed'> {
  readonly versionCount: number;
  readonly viewerCanReplace: boolean;
  readonly viewerCanDelete: boolean;
}

/** Says what the viewer may do, instead of who began it. */
export const viewOf = (viewer: Viewer | null, { ownerId, reviewed, ...row }: DocumentRow): DocumentAnswer => ({
  ...row,
  versionCount: row.versions.length,
  viewerCanReplace: canReplace(viewer, { ownerId, reviewed }),
  viewerCanDelete: canDelete(viewer, { ownerId, reviewed }),
});
