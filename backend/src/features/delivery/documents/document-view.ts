import type { Viewer } from '../../../platform/context.ts';
import type { DocumentRow } from './document.queries.ts';
import { canDelete, canReplace } from './document.policy.ts';

/** A document as a viewer gets it, in both APIs. */
export interface DocumentAnswer extends Omit<DocumentRow, 'ownerId' | 'reviewed' | 'isReached'> {
  readonly versionCount: number;
  readonly viewerCanReplace: boolean;
  readonly viewerCanDelete: boolean;
}

/** Replaces the owner by what the viewer may do. */
export const documentForViewer = (
  viewer: Viewer | null,
  { ownerId, reviewed, isReached, ...row }: DocumentRow,
): DocumentAnswer => ({
  ...row,
  versionCount: row.versions.length,
  viewerCanReplace: canReplace(viewer, { ownerId, reviewed }),
  viewerCanDelete: canDelete(viewer, { ownerId, reviewed, isReached }),
});
