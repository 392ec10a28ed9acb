import { dayAfter, workingWeek } from '@hearthline/rules/dates/day.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { Db, Row, Transaction } from '../platform/db/query-builder.ts';
import { demoBuilds, demoCrew, demoMaterials } from './contractors.ts';
import { readDemoUser } from './demo-user.ts';

/** The state of a build planned for a day of the current week; one is blocked, so that the demo shows what that looks like. */
const stateOn = (day: string, today: string, index: number): Pick<Row<'builds'>, 'state' | 'reason'> => {
  if (index === 6) return { state: 'blocked', reason: 'Waiting for the utility to set the meter' };
  if (day > today) return { state: 'scheduled', reason: null };
  return { state: day < today ? 'done' : 'begun', reason: null };
};

/** The ids of the contractor's projects under way, those with the least progress first. */
const projectsOf = async (db: Db, contractorId: string): Promise<string[]> => {
  const projects = await db
    .selectFrom('projects')
    .select('id')
    .where('contractorId', '=', contractorId)
    .where('status', '=', 'in_progress')
    .orderBy('progress')
    .orderBy('id')
    .execute();
  return projects.map(({ id }) => id);
};

const seedWorkOf = async (db: Db, email: string, isDemo: boolean, today: string): Promise<void> => {
  const { id: contractorId } = await readDemoUser(db, email);
  const week = workingWeek(today);
  const projects = await projectsOf(db, contractorId);
  const projectId = (index: number): string => projects[index % projects.length] as string;
  const builds = await db
    .insertInto('builds')
    .values(
      demoBuilds.slice(0, isDemo ? undefined : 1).map(([title, day], index) => {
        const scheduledOn = week[day] as string;
        return { projectId: projectId(index), title, scheduledOn, ...stateOn(scheduledOn, today, index) };
      }),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('crewMembers')
    .values(
      demoCrew.slice(isDemo ? 0 : 4, isDemo ? undefined : 6).map(([name, trade], index) => ({
        contractorId,
        name: isDemo ? name : `${name.split(' ')[0]} Kessler`,
        trade,
        phone: `(360) 555-01${String(10 + index)}`,
        // Most of the crew are on a build; those with the last trades are still waiting for one.
        buildId: isDemo && index < 20 ? (builds[Math.floor(index / 2.5)]?.id ?? null) : null,
      })),
    )
    .execute();
  await db
    .insertInto('materials')
    .values(
      demoMaterials.slice(0, isDemo ? undefined : 3).map((material, index) => ({
        ...material,
        contractorId,
        projectId: index % 5 === 2 ? projectId(index) : null,
        deliveryOn: material.quantity === 0 || index % 17 === 4 ? dayAfter(today, 2 + (index % 9)) : null,
      })),
    )
    .execute();
};

/** The demo contractor's crew, builds of the current week and materials, and a few rows of another contractor. Needs the projects. */
export const seedContractorWork = async (trx: Transaction, now: Date): Promise<void> => {
  const today = dayIn(settings.timeZone.initial, now);
  await seedWorkOf(trx, 'contractor@example.com', true, today);
  await seedWorkOf(trx, 'dana.kessler@example.com', false, today);
};
