export { pixelsOf } from './inspect/count-pixels.ts';

import { can } from '@hearthline/rules/permissions.ts';
import {
  unapprovedDocuments,
  requiredDocumentSentences,
  type DocumentStep,
} from '@hearthline/rules/projects/required-documents.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { AppError } from '../../platform/errors.ts';
import { recordProjectEvent } from '../projects/project.api.ts';

interface Passage {
  readonly projectId: string;
  readonly step: DocumentStep;
  /** Why an admin goes on although papers are not in order. */
  readonly reason: string | null;
}

/**
 * Lets a project pass a step for which papers are required. If one is rejected or missing, only an admin can go on, with a reason
 * that is kept in the audit log and in the project's history.
 * @throws AppError BAD_INPUT naming the papers
 */
export const requireApprovedDocuments = async (
  context: Context,
  em: EntityManager,
  { projectId, step, reason }: Passage,
): Promise<void> => {
  const open = unapprovedDocuments(
    step,
    await dbIn(em)
      .selectFrom('documents')
      .select(['type', 'name', 'state'])
      .where('projectId', '=', projectId)
      .execute(),
  );
  if (open.length === 0) return;
  const mayDecide = can(context.viewer, 'document:review');
  if (!mayDecide || !reason) {
    const message = requiredDocumentSentences[step](open);
    throw new AppError(
      'BAD_INPUT',
      mayDecide
        ? { message, fields: { withoutPapers: message } }
        : { message: `${message} ${requiredDocumentSentences.askOffice}` },
    );
  }
  recordProjectEvent(em, {
    projectId,
    actorId: context.viewer?.id ?? null,
    kind: `papers.${step.replace('_', '-')}`,
    after: reason,
    adminOnly: true,
    at: context.now(),
  });
  audit(context, em, {
    action: 'project.pass-papers',
    object: ['project', projectId],
    details: { step, papers: open.map((paper) => `${paper.type} ${paper.reason}`), reason },
  });
};
