import { documentTypeTitles, siteTypes, type DocumentType } from '@hearthline/rules/delivery/documents.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { recordProjectEvent } from '../projects/project.api.ts';

interface Happening {
  readonly projectId: string;
  readonly kind:
    | 'uploaded'
    | 'replaced'
    | 'approved'
    | 'rejected'
    | 'reopened'
    | 'deleted'
    | 'requested'
    | 'withdrawn';
  readonly document: { readonly name: string; readonly type: DocumentType };
}

/**
 * Adds an entry to the project's history. Everyone on the project can read it, the contractor included:
 * documents they may not see appear by type, not by name.
 */
export const recordDocumentEvent = async (
  context: Context,
  trx: Transaction,
  { projectId, kind, document: { name, type } }: Happening,
): Promise<void> => {
  const shared = type === 'photo' || (siteTypes as readonly DocumentType[]).includes(type);
  await recordProjectEvent(trx, {
    projectId,
    actorId: context.viewer?.id ?? null,
    kind: `document.${kind}`,
    subject: shared ? name : documentTypeTitles[type],
    at: context.now(),
  });
};
