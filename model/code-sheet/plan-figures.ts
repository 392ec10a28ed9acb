import type { RuleId } from '../check/rules.ts';
import { outside, type Door, type Plan, type Room } from '../plan/document.ts';
import { isBedroom } from '../plan/kinds.ts';

const min = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);
const max = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.max(...values);

const inches = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value} in`;
const squareFeet = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value} sq ft`;
const cfm = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : `${value} cfm`;

const areasOf = (rooms: readonly Room[]): number[] => rooms.map((room) => room.squareFeet);
const widthOf = ({ w, h }: { w: number; h: number }): number => Math.max(w, h);
const thicknessOf = ({ w, h }: { w: number; h: number }): number => Math.min(w, h);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const safetyFigures = ({ levels: [level], summary }: Plan): Partial<Record<RuleId, string | undefined>> => {
  const { rooms, doors, alarms, fans } = level;
  const isOutside = ({ rooms: [a, b] }: Door): boolean => a === outside || b === outside;
  const exits = doors.filter(({ exit }) => exit === true);
  const inner = doors.filter((door) => door.kind === 'hinged' && !isOutside(door));
  const fan = (kind: string): number[] => fans.filter((one) => one.kind === kind).map((one) => one.cfm);
  const ceiling = (test: (room: Room) => boolean): string | undefined =>
    inches(min(rooms.filter(test).map((room) => room.ceiling)));
  const isHall = ({ use }: Room): boolean => use === 'hall' || use === 'foyer';
  return {
    'hud.2-size': squareFeet(summary.squareFeet),
    'hud.103b-whole': cfm(max(fan('whole-house'))),
    'hud.103c2-hood': cfm(max(fan('range-hood'))),
    'hud.103c3-bath-fan': cfm(min(fan('bath'))),
    'hud.104a-ceiling': ceiling((room) => !isHall(room)),
    'hud.104b-hall-ceiling': ceiling(isHall),
    'hud.105a-two-doors': String(exits.length),
    'hud.108c-door': inches(min(inner.map(({ clearWidth }) => clearWidth))),
    'hud.109a-living': squareFeet(
      max(areasOf(rooms.filter(({ use }) => use === 'living' || use === 'family'))),
    ),
    'hud.109b-bedroom': squareFeet(min(areasOf(rooms.filter(({ use }) => isBedroom(use))))),
    'hud.209b-smoke': `${alarms.filter(({ kind }) => kind !== 'co').length} alarms`,
  };
};

const defaultFigures = (plan: Plan): Partial<Record<RuleId, string | undefined>> => {
  const { length, width, summary } = plan;
  const { rooms, sections, walls, doors, windows, fixtures } = plan.levels[0];
  const areas = (test: (room: Room) => boolean): number[] => areasOf(rooms.filter(test));
  const halls = total(areas(({ use }) => use === 'hall'));
  const exterior = new Set(walls.filter(({ kind }) => kind === 'exterior').map(({ id }) => id));
  const openings = [...doors, ...windows].filter(({ wall }) => exterior.has(wall));
  const counters = fixtures.filter(({ kind }) => /^(counter|island|dishwasher)$/.test(kind));
  const beds = rooms.flatMap(({ bed }) => bed ?? []);
  return {
    'fab.sections': String(sections.length),
    'fab.section-width': inches(max(sections.map(({ h }) => h))),
    'fab.section-length': inches(max(sections.map(({ w }) => w))),
    'fab.marriage-wall': inches(min(walls.filter(({ kind }) => kind === 'marriage').map(thicknessOf))),
    'fab.header': inches(max(openings.map(widthOf))),
    'use.bedroom-size': squareFeet(min(areas(({ use }) => use === 'bedroom'))),
    'use.primary-size': squareFeet(min(areas(({ use }) => use === 'primary'))),
    'use.kitchen-counter': inches(total(counters.map(widthOf))),
    'use.dining': `${total(fixtures.map(({ seats }) => seats ?? 0))} seats`,
    'use.hall-share': `${((halls * 14_400) / Math.max(length * width, 1)).toFixed(1)} %`,
    'wish.beds': beds.join(', '),
    'wish.baths': String(summary.fullBaths + summary.threeQuarterBaths + summary.halfBaths / 2),
    'wish.width': plan.widthClass,
    'wish.length': inches(length),
    'wish.square-feet': squareFeet(summary.squareFeet),
  };
};

/**
 * What a plan states where a rule asks for a figure: the largest or least of what the rule limits. For a sheet to show
 * beside what is required; whether the rule is met is the checker's finding alone.
 */
export const planFigures = (plan: Plan): Partial<Record<RuleId, string>> =>
  Object.fromEntries(
    Object.entries({ ...safetyFigures(plan), ...defaultFigures(plan) }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
