import { homePlan, homeShift, homeStart, homeVersion } from '@hearthline/rules/delivery/factory-rules.ts';
import { maxLine, productionSentences } from '@hearthline/rules/delivery/factory.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { businessDay } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { Project } from '../projects/project.entity.ts';
import { claimHome, lockProduction, inputError, recordHomeEvent } from './claim-home.ts';
import { FactoryHome } from './factory-home.entity.ts';
import { buildable, readHome, type HomeRow } from './factory.queries.ts';

const refusePast = async (context: Context, startsOn: string): Promise<void> => {
  if (startsOn < (await businessDay(context))) throw inputError(productionSentences.past, 'startsOn');
};

const lineOf = (em: EntityManager): Promise<FactoryHome[]> =>
  em.find(FactoryHome, { state: 'planned' }, { orderBy: { startsOn: 'asc', position: 'asc', id: 'asc' } });

const lastPlace = (line: readonly FactoryHome[]): number =>
  Math.max(0, ...line.map(({ position }) => position)) + 1;

const planned = (home: FactoryHome): FactoryHome => {
  if (home.state !== 'planned') throw inputError(productionSentences.notPlanned);
  return home;
};

/** Adds a project's home to the line, last on its day. @throws AppError BAD_INPUT */
export const planHome = async (context: Context, input: unknown): Promise<HomeRow> => {
  const { projectId, startsOn } = validate(homePlan, input);
  await refusePast(context, startsOn);
  const id = await context.transaction(async (em) => {
    await lockProduction(em);
    if (await em.count(FactoryHome, { project: projectId }))
      throw inputError(productionSentences.projectTaken, 'projectId');
    const project = await buildable(dbIn(em))
      .select('p.id')
      .where('p.id', '=', projectId)
      .forShare('p')
      .executeTakeFirst();
    if (!project) throw inputError(productionSentences.missingProject, 'projectId');
    const line = await lineOf(em);
    if (line.length >= maxLine) throw inputError(productionSentences.lineFull);
    const home = em.create(FactoryHome, {
      project: em.getReference(Project, projectId),
      startsOn,
      position: lastPlace(line),
      station: null,
      slot: null,
      stationSince: null,
      holdReason: null,
      heldAt: null,
      heldBy: null,
      carrier: null,
      transportOn: null,
      handedOverAt: null,
    });
    await em.persist(home).flush();
    await recordHomeEvent(context, em, home, { kind: 'planned', after: startsOn });
    return home.id;
  });
  return readHome(context, id);
};

/** Moves a home in the line to another day, last on that day. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const rescheduleHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, startsOn } = validate(homeStart, input);
  await refusePast(context, startsOn);
  await context.transaction(async (em) => {
    const home = planned(await claimHome(em, id, version));
    const before = home.startsOn;
    Object.assign(home, { startsOn, position: lastPlace(await lineOf(em)) });
    await recordHomeEvent(context, em, home, { kind: 'rescheduled', before, after: startsOn });
  });
  return readHome(context, id);
};

/** Swaps a home's place and day with the home before or after it; does nothing at the ends. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const shiftHome = async (context: Context, id: string, input: unknown): Promise<HomeRow> => {
  const { version, up } = validate(homeShift, input);
  await context.transaction(async (em) => {
    const home = planned(await claimHome(em, id, version));
    const line = await lineOf(em);
    const other = line[line.indexOf(home) + (up ? -1 : 1)];
    if (!other) {
      home.version -= 1;
      return;
    }
    const own = { startsOn: home.startsOn, position: home.position };
    Object.assign(home, { startsOn: other.startsOn, position: other.position });
    Object.assign(other, own);
    other.version += 1;
    await recordHomeEvent(context, em, home, { kind: 'rescheduled', before: own.startsOn, after: home.startsOn });
    if (own.startsOn !== home.startsOn)
      await recordHomeEvent(context, em, other, {
        kind: 'rescheduled',
        before: home.startsOn,
        after: own.startsOn,
      });
  });
  return readHome(context, id);
};

/** Removes a home from the line. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const removeHome = async (context: Context, id: string, input: unknown): Promise<boolean> => {
  const { version } = validate(homeVersion, input);
  await context.transaction(async (em) => {
    const home = planned(await claimHome(em, id, version));
    em.remove(home);
    await audit(context, em, {
      action: 'factory.removed',
      object: ['home', id],
      details: { project: home.project.id },
    });
  });
  return true;
};
