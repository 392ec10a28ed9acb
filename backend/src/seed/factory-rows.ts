import { dayAfter, mondayOf } from '@hearthline/rules/dates/day.ts';
import { stationIds, type StationId } from '@hearthline/rules/stations.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { User } from '../features/people/accounts/user.entity.ts';
import { FactoryEvent } from '../features/delivery/factory/factory-event.entity.ts';
import { FactoryHome } from '../features/delivery/factory/factory-home.entity.ts';
import { Project } from '../features/delivery/projects/project.entity.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { EntityManager } from '../platform/db/database.ts';

const day = 24 * 3600 * 1000;

/** The places of the homes in production, the furthest along first, and why two of them are held. */
const places: readonly (readonly [station: StationId, slot: number, hold: string | null])[] = [
  ['inspection', 1, null],
  ['interior', 1, 'Kitchen cabinets arrived in the wrong finish'],
  ['plumbing_electrical', 1, null],
  ['plumbing_electrical', 2, 'Panel recalled by its maker; the new one comes on Thursday'],
  ['walls', 1, null],
  ['frame', 1, null],
  ['roof', 1, null],
  ['walls', 2, null],
];
/** On which day the homes in the line start, counted from next Monday. */
const starts = [0, 0, 1, 3, 4, 7, 9, 10];
const before = new Set(['Permits', 'Site Preparation', 'Foundation']);

/** Homes at stations, homes in the line, and homes that have left. Needs the projects. */
export const seedFactory = async (em: EntityManager, now: Date): Promise<void> => {
  const today = dayIn(settings.timeZone.initial, now);
  const nextMonday = dayAfter(mondayOf(today), 7);
  const factory = await em.findOneOrFail(User, { email: 'factory@example.com' });
  const projects = await em.find(
    Project,
    { status: 'in_progress' },
    { orderBy: { progress: 'desc', id: 'asc' } },
  );
  const ago = (days: number): Date => new Date(now.getTime() - days * day);
  const add = (
    project: Project,
    values: Partial<FactoryHome> & Pick<FactoryHome, 'startsOn' | 'position'>,
  ): FactoryHome => {
    const home = em.create(FactoryHome, {
      project,
      station: null,
      slot: null,
      stationSince: null,
      holdReason: null,
      heldAt: null,
      heldBy: null,
      carrier: null,
      transportOn: null,
      handedOverAt: null,
      ...values,
    });
    em.persist(home);
    return home;
  };
  const tell = (
    home: FactoryHome,
    createdAt: Date,
    event: Pick<FactoryEvent, 'kind'> & Partial<FactoryEvent>,
  ): void => {
    em.persist(
      em.create(FactoryEvent, {
        home,
        actor: factory,
        before: null,
        after: null,
        reason: null,
        createdAt,
        ...event,
      }),
    );
  };

  projects
    .filter(({ stage }) => stage === 'Factory Build')
    .slice(0, places.length)
    .forEach((project, index) => {
      const [station, slot, hold] = places[index] as (typeof places)[number];
      const place = stationIds.indexOf(station);
      const home = add(project, {
        startsOn: dayAfter(today, -(place * 4 + 3)),
        position: index,
        state: 'in_production',
        station,
        slot,
        stationSince: ago(1 + (index % 3)),
        ...(hold && { holdReason: hold, heldAt: ago(1), heldBy: factory }),
      });
      stationIds.slice(0, place + 1).forEach((to, step) =>
        tell(home, ago((place - step) * 4 + 1 + (index % 3)), {
          kind: step ? 'moved' : 'started',
          before: stationIds[step - 1] ?? null,
          after: to,
        }),
      );
      if (hold) tell(home, ago(1), { kind: 'held', before: station, reason: hold });
    });
  projects
    .filter(({ stage }) => before.has(stage))
    .slice(0, starts.length)
    .forEach((project, index) => {
      const startsOn = dayAfter(nextMonday, starts[index] ?? 0);
      tell(add(project, { startsOn, position: index }), ago(5), { kind: 'planned', after: startsOn });
    });
  projects
    .filter(({ stage }) => stage === 'Delivery' || stage === 'Installation')
    .slice(0, 6)
    .forEach((project, index) => {
      const transportOn = dayAfter(today, -(index * 6));
      const home = add(project, {
        startsOn: dayAfter(transportOn, -32),
        position: index,
        state: 'handed_over',
        carrier: index % 2 ? 'Olympic Home Transport' : 'Cascade Haul',
        transportOn,
        handedOverAt: ago(index * 6 + 1),
      });
      tell(home, ago(index * 6 + 1), {
        kind: 'handed_over',
        before: 'inspection',
        after: transportOn,
        reason: home.carrier,
      });
    });
};
