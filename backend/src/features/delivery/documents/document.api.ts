import { can } from '@hearthline/rules/permissions.ts';
import {
  requiredDocuments,
  requiredDocumentSentences,
  stageRequirements,
  unapprovedDocuments,
  type DocumentStep,
  type UnapprovedDocument,
} from '@hearthline/rules/delivery/projects/required-documents.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { recordProjectEvent } from '../projects/project.api.ts';

/** Why whoever may decide goes on although something is not in order; null if they have not said. */
type Reason = string | null;

interface Passage {
  readonly projectId: string;
  readonly step: DocumentStep;
  readonly reason: Reason;
}

interface StageMove {
  readonly projectId: string;
  readonly from: string;
  readonly to: string;
  readonly reason: Reason;
}

/** What stands in the way of a project. */
interface Obstacles {
  readonly projectId: string;
  /** As the history and the audit log call what was passed. */
  readonly step: DocumentStep | 'stage' | 'labels';
  readonly message: string;
  /** Each thing, as the audit log names it. */
  readonly things: readonly string[];
  /** The stage of a move. */
  readonly stage?: string;
  /** What a refusal is: wrong input by default. */
  readonly refusal?: 'BAD_INPUT' | 'CONFLICT';
}

/**
 * Lets only whoever reviews documents go on, with a reason that is kept in the audit log and in the project's history.
 * @throws AppError
 */
export const passWithReason = async (
  context: Context,
  trx: Transaction,
  { projectId, step, message, things, stage, refusal = 'BAD_INPUT' }: Obstacles,
  reason: Reason,
): Promise<void> => {
  const mayDecide = can(context.viewer, 'document:review');
  if (!mayDecide || !reason)
    throw new AppError(
      refusal,
      mayDecide
        ? { message, fields: { withoutPapers: message } }
        : { message: `${message} ${requiredDocumentSentences.askOffice}` },
    );
  await recordProjectEvent(trx, {
    projectId,
    actorId: context.viewer?.id ?? null,
    kind: `papers.${step.replace('_', '-')}`,
    subject: stage ?? null,
    after: reason,
    adminOnly: true,
    at: context.now(),
  });
  await audit(context, trx, {
    action: 'project.pass-papers',
    object: ['project', projectId],
    details: { step, ...(stage && { to: stage }), papers: things, reason },
  });
};

const openDocuments = async (
  trx: Transaction,
  projectId: string,
  required: Parameters<typeof unapprovedDocuments>[0],
): Promise<readonly UnapprovedDocument[]> =>
  required.length === 0
    ? []
    : unapprovedDocuments(
        required,
        await trx
          .selectFrom('documents')
          .select(['type', 'name', 'state'])
          .where('projectId', '=', projectId)
          .execute(),
      );

const thingsOf = (open: readonly UnapprovedDocument[]): string[] =>
  open.map(({ type, reason }) => `${type} ${reason}`);

/**
 * Lets a project pass a step for which papers are required. If one is rejected or missing, only an admin can go on, with a reason
 * that is kept in the audit log and in the project's history.
 * @throws AppError BAD_INPUT naming the papers
 */
export const requireApprovedDocuments = async (
  context: Context,
  trx: Transaction,
  { projectId, step, reason }: Passage,
): Promise<void> => {
  const open = await openDocuments(trx, projectId, requiredDocuments[step]);
  if (open.length === 0) return;
  const message = requiredDocumentSentences[step](open);
  await passWithReason(context, trx, { projectId, step, message, things: thingsOf(open) }, reason);
};

/**
 * Lets a project move on to a stage for which papers, or a place in the factory, are required; otherwise as
 * {@link requireApprovedDocuments}.
 * @throws AppError BAD_INPUT naming what is missing
 */
export const requireForStage = async (
  context: Context,
  trx: Transaction,
  { projectId, from, to, reason }: StageMove,
): Promise<void> => {
  const { documents, factorySlot } = stageRequirements(from, to);
  const open = await openDocuments(trx, projectId, documents);
  const hasSlot =
    !factorySlot ||
    (await trx
      .selectFrom('factoryHomes')
      .select('id')
      .where('projectId', '=', projectId)
      .executeTakeFirst()) !== undefined;
  if (open.length === 0 && hasSlot) return;
  const message = requiredDocumentSentences.stage(to, open, !hasSlot);
  const things = [...thingsOf(open), ...(hasSlot ? [] : ['factory slot missing'])];
  await passWithReason(context, trx, { projectId, step: 'stage', message, things, stage: to }, reason);
};
