import { homeHandOver, homeHold, homeMove, homeVersion } from '@hearthline/rules/delivery/factory-rules.ts';
import { moveRefusal, productionSentences, stationFull } from '@hearthline/rules/delivery/factory.ts';
import { slotsOf, stationIds, stationTitle, type StationId } from '@hearthline/rules/stations.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { lockProjectContacts } from '../../people/contacts/contact.api.ts';
import { requireApprovedDocuments } from '../documents/document.api.ts';
import { advanceToStage, recordProjectEvent } from '../projects/project.api.ts';
import { claimHome, inputError, recordHomeEvent } from './claim-home.ts';
import { homePutOnHold } from './factory.mail.ts';
import { readHome, type HomeRow } from './factory.queries.ts';

/** The lowest free slot of a station. @throws AppError BAD_INPUT */
const freeSlot = async (em: EntityManager, station: StationId): Promise<number> => {
  const taken = await dbIn(em)
    .selectFrom('factoryHomes')
    .select('slot')
    .where('station', '=', station)
    .where('state', '=', 'in_production')
    .execute();
  const slot = Array.from({ length: slotsOf(station) }, (_, index) => index + 1).find(
    (free) => !taken.some((other) => other.slot === free),
  );
  if (!slot) throw inputError(stationFull(station), 'to');
  return slot;
};

/** Locks a home's project, and before it the contacts that its start may concern. @throws AppError BAD_INPUT while the project rests */
const lockWorking = async (em: EntityManager, projectId: string): Promise<void> => {
  await lockProjectContacts(em, projectId);
  const project = await dbIn(em)
    .selectFrom('projects')
    .select('status')
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (project?.status === 'on_hold' || project?.status === 'cancelled')
    throw inputError(productionSentences.projectRests);
};

/**
 * Moves a home to another station (see the rules of a move). A move from the line starts production and brings the project to its
 * factory stage.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT when another move came first
 */
export const moveHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, to, reason } = validate(homeMove, input);
  const [day, now] = [await businessDay(context), context.now()];
  await context.transaction(async (em) => {
    const home = await claimHome(em, id, version);
    const from = home.station;
    const refusal = moveRefusal({ from, to, isOnHold: home.heldAt !== null, reason });
    if (refusal) throw inputError(refusal.message, refusal.field);
    if (!from) await lockWorking(em, home.project.id);
    Object.assign(home, {
      state: 'in_production',
      station: to,
      slot: await freeSlot(em, to),
      stationSince: now,
      ...(!from && { startsOn: day }),
    });
    const isBack = from !== null && stationIds.indexOf(to) < stationIds.indexOf(from);
    await recordHomeEvent(context, em, home, {
      kind: from ? (isBack ? 'moved_back' : 'moved') : 'started',
      before: from,
      after: to,
      reason: isBack ? reason : null,
    });
    const actorId = context.viewer?.id ?? null;
    if (!from) await advanceToStage(context, em, { projectId: home.project.id, stage: 'Factory Build', day });
    recordProjectEvent(em, {
      projectId: home.project.id,
      actorId,
      kind: 'factory.station',
      after: stationTitle(to),
      at: now,
    });
  });
  return readHome(context, id);
};

/** Holds a home where it is, and tells the office. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const holdHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, reason } = validate(homeHold, input);
  const company = await readSetting(context, 'company');
  await context.transaction(async (em) => {
    const home = await claimHome(em, id, version);
    if (home.state !== 'in_production') throw inputError(productionSentences.notStarted);
    if (home.heldAt) throw inputError(productionSentences.onHold);
    Object.assign(home, {
      holdReason: reason,
      heldAt: context.now(),
      heldBy: context.viewer ? em.getReference(User, context.viewer.id) : null,
    });
    await recordHomeEvent(context, em, home, { kind: 'held', before: home.station, reason });
    // Only the factory and the office may see why a home is held.
    recordProjectEvent(em, {
      projectId: home.project.id,
      actorId: context.viewer?.id ?? null,
      kind: 'factory.held',
      after: reason,
      adminOnly: true,
      at: context.now(),
    });
    const { name, heldBy } = await dbIn(em)
      .selectFrom('projects as p')
      .leftJoin('users as u', (join) => join.on('u.id', '=', context.viewer?.id ?? null))
      .select(['p.name', 'u.name as heldBy'])
      .where('p.id', '=', home.project.id)
      .executeTakeFirstOrThrow();
    const held = { project: { id: home.project.id, name }, station: home.station, reason, heldBy };
    await queueMail(context, em, homePutOnHold(held, company, context.publicUrl), company);
  });
  return readHome(context, id);
};

/** Releases a held home. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const releaseHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version } = validate(homeVersion, input);
  await context.transaction(async (em) => {
    const home = await claimHome(em, id, version);
    if (!home.heldAt) throw inputError(productionSentences.notOnHold);
    Object.assign(home, { holdReason: null, heldAt: null, heldBy: null });
    await recordHomeEvent(context, em, home, { kind: 'released', after: home.station });
    recordProjectEvent(em, {
      projectId: home.project.id,
      actorId: context.viewer?.id ?? null,
      kind: 'factory.released',
      adminOnly: true,
      at: context.now(),
    });
  });
  return readHome(context, id);
};

/**
 * Hands a finished home over to its carrier and brings the project to its delivery stage. Refused while a required paper is rejected
 * or missing, unless an admin gives a reason.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT
 */
export const handOverHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, carrier, transportOn, withoutPapers } = validate(homeHandOver, input);
  const [day, now] = [await businessDay(context), context.now()];
  if (transportOn < day) throw inputError(productionSentences.past, 'transportOn');
  await context.transaction(async (em) => {
    const home = await claimHome(em, id, version);
    if (home.heldAt) throw inputError(productionSentences.onHold);
    if (home.station !== stationIds.at(-1)) throw inputError(productionSentences.notReady);
    await lockWorking(em, home.project.id);
    await requireApprovedDocuments(context, em, {
      projectId: home.project.id,
      step: 'hand_over',
      reason: withoutPapers,
    });
    const before = home.station ?? null;
    Object.assign(home, {
      state: 'handed_over',
      station: null,
      slot: null,
      stationSince: null,
      carrier,
      transportOn,
      handedOverAt: now,
    });
    await recordHomeEvent(context, em, home, {
      kind: 'handed_over',
      before,
      after: transportOn,
      reason: carrier,
    });
    const actorId = context.viewer?.id ?? null;
    recordProjectEvent(em, {
      projectId: home.project.id,
      actorId,
      kind: 'factory.handed-over',
      after: transportOn,
      at: now,
    });
    await advanceToStage(context, em, { projectId: home.project.id, stage: 'Delivery', day });
  });
  return readHome(context, id);
};
