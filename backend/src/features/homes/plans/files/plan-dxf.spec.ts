import { changed, doubleWide, singleWide } from '@hearthline/model/testing/plans.ts';
import { describe, expect, it } from 'vitest';
import { planDxf } from './plan-dxf.ts';

interface Entity {
  readonly type: string;
  readonly groups: readonly (readonly [code: number, value: string])[];
}

/** The pairs of code and value of which a DXF consists. */
const pairsOf = (dxf: string): [number, string][] => {
  const lines = dxf.trimEnd().split('\n');
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, at) => [
    Number(lines[2 * at]),
    (lines[2 * at + 1] ?? '').trim(),
  ]);
};

/** The objects of each section, by its name. */
const sectionsOf = (dxf: string): Map<string, Entity[]> => {
  const sections = new Map<string, Entity[]>();
  let current: Entity[] = [];
  for (const [code, value] of pairsOf(dxf)) {
    expect(Number.isInteger(code)).toBe(true);
    const last = current.at(-1);
    if (code === 0 && value === 'SECTION') current = [{ type: value, groups: [] }];
    else if (code === 0) current.push({ type: value, groups: [] });
    else if (code === 2 && last?.type === 'SECTION') sections.set(value, (current = []));
    else (last?.groups as [number, string][] | undefined)?.push([code, value]);
  }
  return sections;
};

const value = ({ groups }: Entity, code: number): string | undefined =>
  groups.find(([one]) => one === code)?.[1];
const numbers = ({ groups }: Entity, code: number): number[] =>
  groups.filter(([one]) => one === code).map(([, text]) => Number(text));

const entitiesOf = (dxf: string): Entity[] =>
  (sectionsOf(dxf).get('ENTITIES') ?? []).filter(({ type }) => type !== 'ENDSEC');

describe('the DXF of a plan', () => {
  const plan = doubleWide();
  const dxf = planDxf(plan);

  it('is in inches, and ends as it should', () => {
    const pairs = pairsOf(dxf);
    const units = pairs.findIndex(([code, text]) => code === 9 && text === '$INSUNITS');
    expect(pairs[units + 1]).toEqual([70, '1']);
    expect(pairs.at(-1)).toEqual([0, 'EOF']);
    expect([...sectionsOf(dxf).keys()]).toEqual(
      expect.arrayContaining(['HEADER', 'TABLES', 'BLOCKS', 'ENTITIES', 'OBJECTS']),
    );
  });

  it('has a layer for each kind of thing, and no object on another', () => {
    const layers = (sectionsOf(dxf).get('TABLES') ?? [])
      .filter(({ type }) => type === 'LAYER')
      .map((layer) => value(layer, 2));
    expect(layers).toEqual(
      expect.arrayContaining(['WALLS', 'DOORS', 'WINDOWS', 'FIXTURES', 'FURNITURE', 'TEXT', 'DIMENSIONS']),
    );
    for (const entity of entitiesOf(dxf)) expect(layers).toContain(value(entity, 8));
  });

  it('gives every object a handle of its own', () => {
    const handles = [...sectionsOf(dxf).values()].flat().flatMap((one) => value(one, 5) ?? []);
    expect(new Set(handles).size).toBe(handles.length);
    const seed = pairsOf(dxf).findIndex(([, text]) => text === '$HANDSEED');
    const next = parseInt(pairsOf(dxf)[seed + 1]?.[1] ?? '', 16);
    for (const handle of handles) expect(parseInt(handle, 16)).toBeLessThan(next);
  });

  it('draws the walls in full size, the front at the bottom', () => {
    const walls = entitiesOf(dxf).filter((one) => value(one, 8) === 'WALLS');
    const [xs, ys] = [10, 20].map((code) => walls.flatMap((one) => numbers(one, code))) as [
      number[],
      number[],
    ];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 672, 0, 320]);
    // The front door lies in the front wall, from 300 to 336.
    expect(walls.some((one) => numbers(one, 20).includes(0) && numbers(one, 10).includes(300))).toBe(true);
    expect(walls.every((one) => one.type === 'LWPOLYLINE' && value(one, 70) === '1')).toBe(true);
  });

  it('says how far the drawing reaches', () => {
    const pairs = pairsOf(dxf);
    const at = pairs.findIndex(([, text]) => text === '$EXTMAX');
    const [right, top] = [Number(pairs[at + 1]?.[1]), Number(pairs[at + 2]?.[1])];
    for (const entity of entitiesOf(dxf)) {
      for (const x of numbers(entity, 10)) expect(x).toBeLessThanOrEqual(right);
      for (const y of numbers(entity, 20)) expect(y).toBeLessThanOrEqual(top);
    }
  });

  it('swings doors through a quarter of a circle, the way the plan says', () => {
    // The front door: from its hinge at 300 into the home, through the wall of 6 in.
    const arcs = entitiesOf(dxf).filter(
      (one) =>
        value(one, 8) === 'DOORS' &&
        numbers(one, 42).some((bulge) => Math.abs(Math.abs(bulge) - 0.414214) < 1e-5) &&
        numbers(one, 10).includes(336),
    );
    expect(arcs.map((one) => [numbers(one, 10), numbers(one, 20), numbers(one, 42)[0]])).toEqual([
      [[336, 300], [6, 42], 0.414214],
    ]);
  });

  it('holds the names of rooms and the whole size as text', () => {
    const texts = entitiesOf(dxf)
      .filter(({ type }) => type === 'TEXT')
      .map((one) => value(one, 1));
    for (const { name } of plan.levels[0].rooms) expect(texts).toContain(name);
    expect(texts).toEqual(expect.arrayContaining([`56' 0"`, `26' 8"`]));
  });

  it('is the same each time', () => {
    expect(planDxf(doubleWide())).toBe(dxf);
  });

  it.each(['a\n0\nENDSEC\n0\nEOF', '\u0000\r\n', '%%c^J', '<script>', 'Ünïcode 台所'])(
    'stays whole whatever a room is called: %j',
    (name) => {
      const odd = planDxf(
        changed(singleWide, (level) => {
          for (const room of level.rooms) room.name = name;
        }),
      );
      expect(entitiesOf(odd).length).toBeGreaterThan(100);
      expect(pairsOf(odd).filter(([code, text]) => code === 0 && text === 'EOF')).toHaveLength(1);
    },
  );
});
