import { homePlan, homeShift, homeStart, homeVersion } from '@hearthline/rules/delivery/factory-rules.ts';
import { maxLine, productionSentences } from '@hearthline/rules/delivery/factory.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { validate } from '../../../platform/validation/validate.ts';
import {
  changeHome,
  claimHome,
  inputError,
  lockProduction,
  recordHomeEvent,
  requireProjectOfStaff,
  type ClaimedHome,
} from './claim-home.ts';
import { buildable, readHome, type HomeRow } from './factory.queries.ts';

const refusePast = async (context: Context, startsOn: string): Promise<void> => {
  if (startsOn < (await businessDay(context))) throw inputError(productionSentences.past, 'startsOn');
};

type Place = Pick<Row<'factoryHomes'>, 'id' | 'version' | 'projectId' | 'startsOn' | 'position'>;

const lineOf = (trx: Transaction): Promise<Place[]> =>
  trx
    .selectFrom('factoryHomes')
    .select(['id', 'version', 'projectId', 'startsOn', 'position'])
    .where('state', '=', 'planned')
    .orderBy('startsOn')
    .orderBy('position')
    .orderBy('id')
    .execute();

const lastPlace = (line: readonly Place[]): number =>
  Math.max(0, ...line.map(({ position }) => position)) + 1;

const planned = (home: ClaimedHome): ClaimedHome => {
  if (home.state !== 'planned') throw inputError(productionSentences.notPlanned);
  return home;
};

/** Adds a project's home to the line, last on its day. @throws AppError BAD_INPUT, FORBIDDEN */
export const planHome = async (context: Context, input: unknown): Promise<HomeRow> => {
  const { projectId, startsOn } = validate(homePlan, input);
  await refusePast(context, startsOn);
  const id = await context.transaction(async (trx) => {
    await lockProduction(trx);
    const other = await trx
      .selectFrom('factoryHomes')
      .select('id')
      .where('projectId', '=', projectId)
      .executeTakeFirst();
    if (other) throw inputError(productionSentences.projectTaken, 'projectId');
    const project = await buildable(trx)
      .select('p.id')
      .where('p.id', '=', projectId)
      .forShare('p')
      .executeTakeFirst();
    if (!project) throw inputError(productionSentences.missingProject, 'projectId');
    await requireProjectOfStaff(context, trx, projectId, 'factory:plan');
    const line = await lineOf(trx);
    if (line.length >= maxLine) throw inputError(productionSentences.lineFull);
    const home = await trx
      .insertInto('factoryHomes')
      .values({ projectId, startsOn, position: lastPlace(line) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordHomeEvent(context, trx, home.id, { kind: 'planned', after: startsOn });
    return home.id;
  });
  return readHome(context, id);
};

/** Moves a home in the line to another day, last on that day. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const rescheduleHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, startsOn } = validate(homeStart, input);
  await refusePast(context, startsOn);
  await context.transaction(async (trx) => {
    const home = planned(await claimHome(context, trx, id, { version, action: 'factory:plan' }));
    await changeHome(trx, home, { startsOn, position: lastPlace(await lineOf(trx)) });
    await recordHomeEvent(context, trx, id, { kind: 'rescheduled', before: home.startsOn, after: startsOn });
  });
  return readHome(context, id);
};

/** Swaps a home's place and day with the home before or after it; does nothing at the ends. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const shiftHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, up } = validate(homeShift, input);
  await context.transaction(async (trx) => {
    const home = planned(await claimHome(context, trx, id, { version, action: 'factory:plan' }));
    const line = await lineOf(trx);
    const other = line[line.findIndex((place) => place.id === id) + (up ? -1 : 1)];
    if (!other) return;
    await requireProjectOfStaff(context, trx, other.projectId, 'factory:plan');
    const [before, after] = [home.startsOn, other.startsOn];
    await changeHome(trx, home, { startsOn: after, position: other.position });
    await changeHome(trx, other, { startsOn: before, position: home.position });
    await recordHomeEvent(context, trx, id, { kind: 'rescheduled', before, after });
    if (before !== after)
      await recordHomeEvent(context, trx, other.id, { kind: 'rescheduled', before: after, after: before });
  });
  return readHome(context, id);
};

/** Removes a home from the line. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const removeHome = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(homeVersion, input);
  await context.transaction(async (trx) => {
    const home = planned(await claimHome(context, trx, id, { version, action: 'factory:plan' }));
    await trx.deleteFrom('factoryHomes').where('id', '=', id).execute();
    await audit(context, trx, {
      action: 'factory.removed',
      object: ['home', id],
      details: { project: home.projectId },
    });
  });
  return true;
};
