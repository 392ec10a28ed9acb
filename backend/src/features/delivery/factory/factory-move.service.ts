import { homeHandOver, homeHold, homeMove, homeVersion } from '@hearthline/rules/delivery/factory-rules.ts';
import { moveRefusal, productionSentences, stationFull } from '@hearthline/rules/delivery/factory.ts';
import { slotsOf, stationIds, stationTitle, type StationId } from '@hearthline/rules/stations.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { lockProjectContacts } from '../../people/contacts/contact.api.ts';
import { requireApprovedDocuments } from '../documents/document.api.ts';
import { requireLabels } from '../home-orders/home-order.api.ts';
import { advanceToStage, recordProjectEvent } from '../projects/project.api.ts';
import { changeHome, claimHome, inputError, recordHomeEvent } from './claim-home.ts';
import { homePutOnHold } from './factory.mail.ts';
import { readHome, type HomeRow } from './factory.queries.ts';
import { putOnHold } from './hold-home.ts';

/** The lowest free slot of a station. @throws AppError BAD_INPUT */
const freeSlot = async (trx: Transaction, station: StationId): Promise<number> => {
  const taken = await trx
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
const lockWorking = async (trx: Transaction, projectId: string): Promise<void> => {
  await lockProjectContacts(trx, projectId);
  const project = await trx
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
  await context.transaction(async (trx) => {
    const home = await claimHome(context, trx, id, { version, action: 'factory:move' });
    const from = home.station;
    const refusal = moveRefusal({ from, to, isOnHold: home.heldAt !== null, reason });
    if (refusal) throw inputError(refusal.message, refusal.field);
    if (!from) await lockWorking(trx, home.projectId);
    await changeHome(trx, home, {
      state: 'in_production',
      station: to,
      slot: await freeSlot(trx, to),
      stationSince: now,
      ...(!from && { startsOn: day }),
    });
    const isBack = from !== null && stationIds.indexOf(to) < stationIds.indexOf(from);
    await recordHomeEvent(context, trx, id, {
      kind: from ? (isBack ? 'moved_back' : 'moved') : 'started',
      before: from,
      after: to,
      reason: isBack ? reason : null,
    });
    const actorId = context.viewer?.id ?? null;
    if (!from) await advanceToStage(context, trx, { projectId: home.projectId, stage: 'Factory Build', day });
    await recordProjectEvent(trx, {
      projectId: home.projectId,
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
  await context.transaction(async (trx) => {
    const home = await claimHome(context, trx, id, { version, action: 'factory:move' });
    if (home.state !== 'in_production') throw inputError(productionSentences.notStarted);
    if (home.heldAt) throw inputError(productionSentences.onHold);
    await putOnHold(context, trx, home, reason);
    const { name, heldBy } = await trx
      .selectFrom('projects as p')
      .leftJoin('users as u', (join) => join.on('u.id', '=', context.viewer?.id ?? null))
      .select(['p.name', 'u.name as heldBy'])
      .where('p.id', '=', home.projectId)
      .executeTakeFirstOrThrow();
    const hold = { project: { id: home.projectId, name }, station: home.station, reason, heldBy };
    await queueMail(context, trx, homePutOnHold(hold, company, context.publicUrl), company);
  });
  return readHome(context, id);
};

/** Releases a held home. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const releaseHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version } = validate(homeVersion, input);
  await context.transaction(async (trx) => {
    const home = await claimHome(context, trx, id, { version, action: 'factory:move' });
    if (!home.heldAt) throw inputError(productionSentences.notOnHold);
    await changeHome(trx, home, { holdReason: null, heldAt: null, heldById: null });
    await recordHomeEvent(context, trx, id, { kind: 'released', after: home.station });
    await recordProjectEvent(trx, {
      projectId: home.projectId,
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
 * or missing, or a section of a sold home has no serial number or label, unless an admin gives a reason.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT
 */
export const handOverHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, carrier, transportOn, withoutPapers } = validate(homeHandOver, input);
  const [day, now] = [await businessDay(context), context.now()];
  if (transportOn < day) throw inputError(productionSentences.past, 'transportOn');
  await context.transaction(async (trx) => {
    const home = await claimHome(context, trx, id, { version, action: 'factory:hand-over' });
    if (home.heldAt) throw inputError(productionSentences.onHold);
    if (home.station !== stationIds.at(-1)) throw inputError(productionSentences.notReady);
    await lockWorking(trx, home.projectId);
    await requireApprovedDocuments(context, trx, {
      projectId: home.projectId,
      step: 'hand_over',
      reason: withoutPapers,
    });
    await requireLabels(context, trx, { projectId: home.projectId, reason: withoutPapers });
    await changeHome(trx, home, {
      state: 'handed_over',
      station: null,
      slot: null,
      stationSince: null,
      carrier,
      transportOn,
      handedOverAt: now,
    });
    await recordHomeEvent(context, trx, id, {
      kind: 'handed_over',
      before: home.station,
      after: transportOn,
      reason: carrier,
    });
    const actorId = context.viewer?.id ?? null;
    await recordProjectEvent(trx, {
      projectId: home.projectId,
      actorId,
      kind: 'factory.handed-over',
      after: transportOn,
      at: now,
    });
    await advanceToStage(context, trx, { projectId: home.projectId, stage: 'Delivery', day });
  });
  return readHome(context, id);
};
