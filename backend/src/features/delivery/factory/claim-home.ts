import { productionSentences, type HomeEventKind } from '@hearthline/rules/delivery/factory.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { assertVersion, forUpdate } from '../../../platform/locks/optimistic-lock.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { FactoryEvent } from './factory-event.entity.ts';
import { FactoryHome } from './factory-home.entity.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

export const inputError = (message: string, field?: string): AppError =>
  new AppError('BAD_INPUT', { message, ...(field && { fields: { [field]: message } }) });

/** Serializes changes to slots and to the order of the line, which all homes share. */
export const lockProduction = async (em: EntityManager): Promise<void> => {
  await takeLocks(em, 'factory line');
};

/** A home that has not left the factory, at the version read. @throws AppError NOT_FOUND, CONFLICT, BAD_INPUT */
export const claimHome = async (em: EntityManager, id: string, version: number): Promise<FactoryHome> => {
  if (!isId(id)) throw new AppError('NOT_FOUND', { message: productionSentences.missing });
  await lockProduction(em);
  const home = assertVersion(
    await em.findOne(FactoryHome, { id }, forUpdate),
    version,
    productionSentences.missing,
  );
  home.version += 1;
  if (home.state === 'handed_over') throw inputError(productionSentences.leftFactory);
  return home;
};

interface Happening {
  readonly kind: HomeEventKind;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason?: string | null;
}

/** Adds an entry to the home's history and one to the audit log. */
export const recordHomeEvent = async (
  context: Context,
  em: EntityManager,
  home: FactoryHome,
  { kind, before = null, after = null, reason = null }: Happening,
): Promise<void> => {
  em.persist(
    em.create(FactoryEvent, {
      home,
      actor: context.viewer ? em.getReference(User, context.viewer.id) : null,
      kind,
      before,
      after,
      reason,
      createdAt: context.now(),
    }),
  );
  await audit(context, em, {
    action: `factory.${kind.replace('_', '-')}`,
    object: ['home', home.id],
    details: { ...(before && { from: before }), ...(after && { to: after }) },
  });
};
