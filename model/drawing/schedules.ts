import { outside, type Door, type Level, type Operation, type Plan, type Window } from '../plan/document.ts';
import { feetInches } from './labels/feet-inches.ts';
import { sizeOf } from './labels/room-labels.ts';
import { printable } from './labels/text-width.ts';
import { doorMarks, windowMarks } from './tags.ts';

/** A table of a sheet: what its columns are called, and its rows. */
export interface Schedule {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly share: number; readonly right?: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

const doorNames: Readonly<Record<Door['kind'], string>> = {
  hinged: 'Hinged',
  pocket: 'Pocket',
  barn: 'Barn',
  bifold: 'Bifold',
  bypass: 'Bypass',
  cased: 'Cased opening',
  'sliding-glass': 'Sliding glass',
};

const operationNames: Readonly<Record<Operation, string>> = {
  fixed: 'Fixed',
  'single-hung': 'Single-hung',
  'double-hung': 'Double-hung',
  slider: 'Slider',
  casement: 'Casement',
  awning: 'Awning',
  egress: 'Egress',
};

const squareFeet = (squareInches: number): string => (squareInches / 144).toFixed(1);

/** One of each kind with its mark, and how many there are. */
const kindsOf = <T>(marks: ReadonlyMap<T, string>): { item: T; mark: string; count: number }[] => {
  const kinds = new Map<string, { item: T; mark: string; count: number }>();
  for (const [item, mark] of marks) {
    const known = kinds.get(mark);
    if (known) known.count++;
    else kinds.set(mark, { item, mark, count: 1 });
  }
  return [...kinds.values()];
};

const remarks = (door: Door): string => {
  const text = [
    door.rooms.includes(outside) ? 'exterior' : '',
    door.lock === 'none' ? '' : `${door.lock} lock`,
    door.glazedArea ? `${squareFeet(door.glazedArea)} sq ft glass` : '',
    door.safetyGlazing ? 'safety glazing' : '',
  ]
    .filter(Boolean)
    .join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** The doors by kind: mark, type, opening, clear opening, number, remarks. */
export const doorSchedule = (level: Level): Schedule => ({
  title: 'Door schedule',
  columns: [
    { name: 'Mark', share: 0.07 },
    { name: 'Type', share: 0.16 },
    { name: 'Opening', share: 0.11, right: true },
    { name: 'Clear', share: 0.13, right: true },
    { name: 'No.', share: 0.06, right: true },
    { name: 'Remarks', share: 0.47 },
  ],
  rows: kindsOf(doorMarks(level)).map(({ item, mark, count }) => [
    mark,
    doorNames[item.kind],
    feetInches(Math.max(item.w, item.h)),
    `${item.clearWidth}" × ${item.clearHeight}"`,
    String(count),
    remarks(item),
  ]),
});

const clearOpening = ({ operation, clearWidth, clearHeight }: Window): string =>
  operation === 'fixed' ? 'none' : `${clearWidth}" × ${clearHeight}"`;

/** The windows by kind: mark, type, frame, sill, clear opening, glass, number. */
export const windowSchedule = (level: Level): Schedule => ({
  title: 'Window schedule',
  columns: [
    { name: 'Mark', share: 0.09 },
    { name: 'Type', share: 0.2 },
    { name: 'Frame', share: 0.17, right: true },
    { name: 'Sill', share: 0.11, right: true },
    { name: 'Clear', share: 0.18, right: true },
    { name: 'Glass sq ft', share: 0.17, right: true },
    { name: 'No.', share: 0.08, right: true },
  ],
  rows: kindsOf(windowMarks(level)).map(({ item, mark, count }) => [
    mark,
    `${operationNames[item.operation]}${item.safetyGlazing ? ', safety' : ''}`,
    `${Math.max(item.w, item.h)}" × ${item.height}"`,
    feetInches(item.sill),
    clearOpening(item),
    squareFeet(item.glazedArea),
    String(count),
  ]),
});

/** The rooms: name, clear size, area, ceiling. */
export const roomSchedule = ({ rooms }: Level): Schedule => ({
  title: 'Rooms',
  columns: [
    { name: 'Room', share: 0.38 },
    { name: 'Clear size', share: 0.32, right: true },
    { name: 'Sq ft', share: 0.14, right: true },
    { name: 'Ceiling', share: 0.16, right: true },
  ],
  rows: rooms.map((room) => [
    printable(room.name),
    sizeOf(room),
    room.squareFeet.toFixed(1),
    feetInches(room.ceiling),
  ]),
});

/** The tables of a plan's sheet. */
export const schedulesOf = ({ levels: [level] }: Plan): readonly Schedule[] => [
  roomSchedule(level),
  doorSchedule(level),
  windowSchedule(level),
];

/** A schedule in parts of about the same length, to be set side by side. */
export const inParts = (schedule: Schedule, count: number): Schedule[] => {
  const each = Math.ceil(schedule.rows.length / count);
  return Array.from({ length: count }, (_, at) => ({
    ...schedule,
    title: at === 0 ? schedule.title : '',
    rows: schedule.rows.slice(at * each, (at + 1) * each),
  })).filter(({ rows }, at) => at === 0 || rows.length > 0);
};
