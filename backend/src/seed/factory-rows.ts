import { dayAfter, mondayOf } from '@hearthline/rules/dates/day.ts';
import { stationIds, type StationId } from '@hearthline/rules/stations.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import { dayIn } from '../platform/time/business-time.ts';
import type { NewRow, Transaction } from '../platform/db/query-builder.ts';
import { readDemoUser } from './demo-user.ts';

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

/** A home to store, and what happened to it. */
interface PlannedHome {
  readonly home: NewRow<'factoryHomes'>;
  readonly events: readonly Omit<NewRow<'factoryEvents'>, 'homeId' | 'actorId'>[];
}

/** Stores homes with their events, which all are of one person. */
const storeHomes = async (trx: Transaction, planned: readonly PlannedHome[], actorId: string) => {
  const homes = await trx
    .insertInto('factoryHomes')
    .values(planned.map(({ home }) => home))
    .returning(['id', 'projectId'])
    .execute();
  const ids = new Map(homes.map(({ id, projectId }) => [projectId, id]));
  await trx
    .insertInto('factoryEvents')
    .values(
      planned.flatMap(({ home, events }) => {
        const homeId = ids.get(home.projectId) ?? '';
        return events.map((event) => ({ ...event, homeId, actorId }));
      }),
    )
    .execute();
};

/** Homes at stations, homes in the line, and homes that have left. Needs the projects. */
export const seedFactory = async (trx: Transaction, now: Date): Promise<void> => {
  const today = dayIn(settings.timeZone.initial, now);
  const nextMonday = dayAfter(mondayOf(today), 7);
  const factory = await readDemoUser(trx, 'factory@example.com');
  const projects = await trx
    .selectFrom('projects')
    .select(['id', 'stage'])
    .where('status', '=', 'in_progress')
    .orderBy('progress', 'desc')
    .orderBy('id')
    .execute();
  const ago = (days: number): Date => new Date(now.getTime() - days * day);
  const inProduction = projects
    .filter(({ stage }) => stage === 'Factory Build')
    .slice(0, places.length)
    .map(({ id: projectId }, index): PlannedHome => {
      const [station, slot, hold] = places[index] as (typeof places)[number];
      const place = stationIds.indexOf(station);
      return {
        home: {
          projectId,
          startsOn: dayAfter(today, -(place * 4 + 3)),
          position: index,
          state: 'in_production',
          station,
          slot,
          stationSince: ago(1 + (index % 3)),
          ...(hold && { holdReason: hold, heldAt: ago(1), heldById: factory.id }),
        },
        events: [
          ...stationIds.slice(0, place + 1).map((to, step) => ({
            kind: step ? ('moved' as const) : ('started' as const),
            before: stationIds[step - 1] ?? null,
            after: to,
            createdAt: ago((place - step) * 4 + 1 + (index % 3)),
          })),
          ...(hold ? [{ kind: 'held' as const, before: station, reason: hold, createdAt: ago(1) }] : []),
        ],
      };
    });
  const inLine = projects
    .filter(({ stage }) => before.has(stage))
    .slice(0, starts.length)
    .map(({ id: projectId }, index): PlannedHome => {
      const startsOn = dayAfter(nextMonday, starts[index] ?? 0);
      return {
        home: { projectId, startsOn, position: index },
        events: [{ kind: 'planned', after: startsOn, createdAt: ago(5) }],
      };
    });
  const handedOver = projects
    .filter(({ stage }) => stage === 'Delivery' || stage === 'Installation')
    .slice(0, 6)
    .map(({ id: projectId }, index): PlannedHome => {
      const transportOn = dayAfter(today, -(index * 6));
      const carrier = index % 2 ? 'Olympic Home Transport' : 'Cascade Haul';
      const at = ago(index * 6 + 1);
      return {
        home: {
          projectId,
          startsOn: dayAfter(transportOn, -32),
          position: index,
          state: 'handed_over',
          carrier,
          transportOn,
          handedOverAt: at,
        },
        events: [
          { kind: 'handed_over', before: 'inspection', after: transportOn, reason: carrier, createdAt: at },
        ],
      };
    });
  await storeHomes(trx, [...inProduction, ...inLine, ...handedOver], factory.id);
};
