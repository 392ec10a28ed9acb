import type { Point } from '../plan/box.ts';
import {
  outside,
  type Box,
  type Corner,
  type Door,
  type Level,
  type Plan,
  type Window,
} from '../plan/document.ts';
import { areaOf, boundsOf } from '../plan/ring.ts';
import { isInside, openingFrame } from './opening-frame.ts';
import { outsideOf, sideOf } from './marks.ts';
import type { Primitive, Style } from './primitive.ts';
import { circle, outline } from './shapes.ts';

/** What a schedule calls the doors (numbers) and windows (letters): those that are alike have one mark. */
export const marksOf = <T>(
  items: readonly T[],
  kindOf: (item: T) => string,
  name: (at: number) => string,
): Map<T, string> => {
  const kinds = [...new Set(items.map(kindOf))];
  return new Map(items.map((item) => [item, name(kinds.indexOf(kindOf(item)))]));
};

/** A to Z, then AA, AB and so on. */
export const letter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);

const widthOfOpening = ({ w, h }: Box): number => Math.max(w, h);

/** Doors that a schedule lists in one row. */
export const doorKind = (door: Door): string =>
  [
    door.rooms.includes(outside) ? 0 : 1,
    door.kind,
    widthOfOpening(door),
    door.clearWidth,
    door.clearHeight,
    door.lock,
    door.glazedArea ?? 0,
    door.safetyGlazing ?? false,
  ].join('|');

/** Windows that a schedule lists in one row. */
export const windowKind = (window: Window): string =>
  [
    window.operation,
    widthOfOpening(window),
    window.height,
    window.sill,
    window.glazedArea,
    window.openableArea,
    window.clearWidth,
    window.clearHeight,
    window.safetyGlazing,
  ].join('|');

export const doorMarks = ({ doors }: Level): Map<Door, string> =>
  marksOf(doors, doorKind, (at) => String(at + 1));
export const windowMarks = ({ windows }: Level): Map<Window, string> => marksOf(windows, windowKind, letter);

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Beside a door, in one of its rooms, where nothing stands and no door swings. */
const placeBeside = (door: Door, level: Level, taken: readonly Box[], radius: number): Point | null => {
  // Rather in the larger room, and never in a closet that has hardly room for its name.
  const isWide = (ring: readonly Corner[]): boolean =>
    Math.min(boundsOf(ring).w, boundsOf(ring).h) >= 4 * radius;
  const rings = door.rooms
    .flatMap((room) => {
      const ring = level.rooms.find(({ id }) => id === room)?.floor;
      return ring && isWide(ring) ? [{ ring, frame: openingFrame(door, room, level) }] : [];
    })
    .sort((a, b) => areaOf(b.ring) - areaOf(a.ring));
  const around = ({ x, y }: Point): Box => ({ x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius });
  for (const out of [1.25, 2.2, 3.4])
    for (const along of [0.5, 0.15, 0.85, -0.3, 1.3])
      for (const { ring, frame } of rings) {
        const at = frame.at(frame.width * along, radius * out);
        const body = around(at);
        const corners = [
          { x: body.x, y: body.y },
          { x: body.x + body.w, y: body.y },
          { x: body.x, y: body.y + body.h },
          { x: body.x + body.w, y: body.y + body.h },
        ];
        if (corners.every((one) => isInside(ring, one)) && !taken.some((one) => overlaps(one, body)))
          return at;
      }
  return null;
};

const bubble = (
  kind: 'door' | 'window',
  at: Point,
  mark: string,
  radius: number,
  of: string,
): Primitive[] => {
  const style: Style = { layer: 'tags', pen: 'hair', ink: 'text', fill: 'paper', of };
  const hexagon = [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: at.x + radius * 1.08 * Math.cos((corner * Math.PI) / 3),
    y: at.y + radius * 1.08 * Math.sin((corner * Math.PI) / 3),
  }));
  return [
    kind === 'door' ? circle(at, radius, style) : outline([hexagon], style),
    {
      kind: 'text',
      layer: 'tags',
      text: mark,
      ...at,
      size: radius * (mark.length > 1 ? 1.05 : 1.3),
      ink: 'text',
      of,
    },
  ];
};

/** The marks of doors in circles and of windows in hexagons, and where they are, so that no text covers them. */
export const drawTags = (
  plan: Plan,
  opened: readonly Box[],
  textSize: number,
): { drawn: Primitive[]; boxes: Box[] } => {
  const [level] = plan.levels;
  const radius = textSize * 0.78;
  const drawn: Primitive[] = [];
  const boxes: Box[] = [];
  for (const [window, mark] of windowMarks(level))
    drawn.push(
      ...bubble('window', outsideOf(window, sideOf(plan, window), textSize * 1.5), mark, radius, window.id),
    );
  for (const [door, mark] of doorMarks(level)) {
    const at = placeBeside(door, level, [...level.fixtures, ...opened, ...boxes], radius);
    if (!at) continue;
    drawn.push(...bubble('door', at, mark, radius, door.id));
    boxes.push({ x: at.x - radius, y: at.y - radius, w: 2 * radius, h: 2 * radius });
  }
  return { drawn, boxes };
};
