import {
  needsProof,
  permissionOf,
  refusal,
  type Action,
  type Permission,
  type Refusal,
} from '@hearthline/rules/permissions.ts';
import { auditRefusal } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Why the viewer may not do something now; null when allowed. Whoever may do it but has not proved lately who they are is asked to. */
export const refusalNow = (
  permission: Permission,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
): Refusal | 'PROOF_REQUIRED' | null =>
  refusal(permission, viewer) ??
  (permission.freshProof && viewer && needsProof(permission, viewer.provedAt, now())
    ? 'PROOF_REQUIRED'
    : null);

/** Refuses, and audits it if a signed-in user's role does not allow the action (docs/security.md, L1). @throws AppError with the reason */
export const refuseAccess = async (
  context: Context,
  reason: Refusal | 'PROOF_REQUIRED',
  what: string,
): Promise<never> => {
  if (reason === 'FORBIDDEN')
    await auditRefusal(context, { action: 'access', object: ['operation', what], result: reason });
  throw new AppError(reason);
};

/**
 * Checks that the viewer may do an action: for routes, and for services where the action depends on the input.
 * @throws AppError with the reason if not
 */
export const requirePermission = async (context: Context, action: Action): Promise<void> => {
  const reason = refusalNow(permissionOf(action), context);
  if (reason) await refuseAccess(context, reason, action);
};
