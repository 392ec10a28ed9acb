import { dayAfter, workingWeek } from '@hearthline/rules/dates/day.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import { Build } from '../features/delivery/contractors/build.entity.ts';
import { CrewMember } from '../features/delivery/contractors/crew-member.entity.ts';
import { Material } from '../features/delivery/contractors/material.entity.ts';
import { Project } from '../features/delivery/projects/project.entity.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { EntityManager } from '../platform/db/database.ts';
import { demoBuilds, demoCrew, demoMaterials } from './contractors.ts';

/** The state of a build planned for a day of the current week; one is blocked, so that the demo shows what that looks like. */
const stateOn = (day: string, today: string, index: number): Pick<Build, 'state' | 'reason'> => {
  if (index === 6) return { state: 'blocked', reason: 'Waiting for the utility to set the meter' };
  if (day > today) return { state: 'scheduled', reason: null };
  return { state: day < today ? 'done' : 'begun', reason: null };
};

/** The demo contractor's crew, builds of the current week and materials, and a few rows of another contractor. Needs the projects. */
export const seedContractorWork = async (em: EntityManager, now: Date): Promise<void> => {
  const today = dayIn(settings.timeZone.initial, now);
  const week = workingWeek(today);
  const contractors = await em.find(
    User,
    { email: { $in: ['contractor@example.com', 'dana.kessler@example.com'] } },
    { orderBy: { email: 'asc' } },
  );
  for (const contractor of contractors) {
    const isDemo = contractor.email === 'contractor@example.com';
    const projects = await em.find(
      Project,
      { contractor, status: 'in_progress' },
      { orderBy: { progress: 'asc', id: 'asc' } },
    );
    const project = (index: number): Project => projects[index % projects.length] as Project;
    const builds = demoBuilds.slice(0, isDemo ? undefined : 1).map(([title, day], index) => {
      const scheduledOn = week[day] as string;
      return em.create(Build, {
        project: project(index),
        title,
        scheduledOn,
        place: null,
        markedAt: null,
        ...stateOn(scheduledOn, today, index),
      });
    });
    em.persist(builds);
    demoCrew.slice(isDemo ? 0 : 4, isDemo ? undefined : 6).forEach(([name, trade], index) => {
      // Most of the crew are on a build; those with the last trades are still waiting for one.
      const build = isDemo && index < 20 ? (builds[Math.floor(index / 2.5)] ?? null) : null;
      em.persist(
        em.create(CrewMember, {
          contractor,
          name: isDemo ? name : `${name.split(' ')[0]} Kessler`,
          trade,
          phone: `(360) 555-01${String(10 + index)}`,
          build,
        }),
      );
    });
    demoMaterials.slice(0, isDemo ? undefined : 3).forEach((material, index) => {
      const isWaiting = material.quantity === 0;
      em.persist(
        em.create(Material, {
          contractor,
          ...material,
          project: index % 5 === 2 ? project(index) : null,
          deliveryOn: isWaiting || index % 17 === 4 ? dayAfter(today, 2 + (index % 9)) : null,
        }),
      );
    });
  }
};
