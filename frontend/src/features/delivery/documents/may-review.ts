import type { Actor } from '@hearthline/rules/permissions.ts';
import { mayChange } from '../../../platform/session/may-change.ts';

/**
 * Whether a user may decide about a document, correct it and take a decision back. Of staff who do so for their own projects alone,
 * those are the documents that they may delete.
 */
export const mayReview = (
  user: Actor | null,
  { id, viewerCanDelete }: { readonly id: string; readonly viewerCanDelete: boolean },
): boolean => mayChange(user, 'document:review', { id, viewerCanEdit: viewerCanDelete });
