import { accountSentences } from '@hearthline/rules/accounts.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { endSessions, idleSeconds } from './session.service.ts';
import { Session } from '../session.entity.ts';

/** A signed-in device, as its owner sees it. */
export interface Device {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastActiveAt: Date;
  readonly isCurrent: boolean;
}

const list = `
  select id, user_agent as "userAgent", address, created_at as "signedInAt", rotated_at as "lastActiveAt", id = $2 as "isCurrent"
  from sessions where user_id = $1 and revoked_at is null and expires_at > $3 and rotated_at > $4
  order by "isCurrent" desc, rotated_at desc limit 100`;

/** The viewer's signed-in devices, this one first. */
export const listDevices = (context: Context): Promise<Device[]> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const now = context.now();
  return context.sql<Device>('devices', list, [
    viewer.id,
    viewer.sessionId,
    now,
    new Date(now.getTime() - idleSeconds * 1000),
  ]);
};

/** Signs out one of the viewer's own devices. @throws AppError NOT_FOUND, also for another person's device */
export const signOutDevice = async (context: Context, id: string): Promise<string> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const missing = new AppError('NOT_FOUND', { message: accountSentences.sessionMissing });
  if (!isId(id)) throw missing;
  await context.transaction(async (em) => {
    const ended = await em.nativeUpdate(
      Session,
      { id, user: viewer.id, revokedAt: null },
      { revokedAt: context.now() },
    );
    if (!ended) throw missing;
    audit(context, em, { action: 'session.end', object: ['session', id] });
  });
  context.forgetViewer(viewer.id);
  return id;
};

/** Signs out all of the viewer's devices, including this one. */
export const signOutEverywhere = async (context: Context): Promise<boolean> => {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.transaction(async (em) => {
    await endSessions(em, viewer.id, context.now(), null);
    audit(context, em, { action: 'session.end-all', object: ['user', viewer.id] });
  });
  context.forgetViewer(viewer.id);
  return true;
};
