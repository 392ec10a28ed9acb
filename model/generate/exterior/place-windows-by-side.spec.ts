import { describe, expect, it } from 'vitest';
import type { StreetSide, Window } from '../../plan/document.ts';
import { judge } from '../../testing/judge.ts';
import { framedDouble, framedSingle, type FramedHome } from '../../testing/framed-homes.ts';
import { framedPlan, plainLook } from '../../testing/framed-plan.ts';
import { placeWindowsBySide } from './place-windows-by-side.ts';
import { sideOfOpening, spanOf } from './wall-side.ts';

const windowsAt = ({ frame, placed }: FramedHome, street: StreetSide, side = street): Window[] =>
  placeWindowsBySide(frame, placed, street).filter((window) => sideOfOpening(frame, window) === side);

const spans = (windows: readonly Window[], side: StreetSide): [number, number][] =>
  windows.map((window) => {
    const { from, to } = spanOf(window, side);
    return [from, to];
  });

/** What windows alone decide; without inner doors and furniture other rules have no meaning. */
const rules = [
  'geo.schema',
  'geo.ids',
  'geo.inside',
  'geo.wall-opening',
  'geo.window-outside',
  'geo.opening-gap',
  'geo.glass',
  'hud.103a-light',
  'hud.103c1-vent',
  'hud.106a-egress',
  'hud.106b-sill',
  'hud.106c-latch',
  'hud.113-glazing',
  'fab.header',
  'fab.side-share',
  'front.blank',
  'front.order',
  'front.pairs',
  'front.glass',
  'front.bath',
  'light.share',
  'light.bath',
];

const homes: [name: string, home: FramedHome, street: StreetSide][] = [
  ['a double', framedDouble(), 'front'],
  [
    'a double with its door near a corner',
    framedDouble([
      ['living', 'entry', 'front', 166],
      ['utility', 'exit', 'rear', 620],
    ]),
    'front',
  ],
  ['a single with the street at its end', framedSingle(), 'left'],
  [
    'a single',
    framedSingle([
      ['living', 'entry', 'front', 110],
      ['utility', 'exit', 'rear', 380],
    ]),
    'front',
  ],
];

describe.each(homes)('the windows of %s', (_name, home, street) => {
  const findings = judge(framedPlan(home, plainLook(street)));
  it.each(rules)('%s', (rule) => {
    expect(findings.filter((finding) => finding.rule === rule)).toEqual([]);
  });

  it('front.order: all heads are at one height, on every side', () => {
    const { frame, placed } = home;
    const heads = placeWindowsBySide(frame, placed, street).map(({ sill, height }) => sill + height);
    expect(new Set(heads)).toEqual(new Set([81]));
  });

  it('are the same each time', () => {
    expect(windowsAt(home, street)).toEqual(windowsAt(home, street));
  });
});

it('front.pairs: windows beside the front door mirror each other about its middle', () => {
  const street = spans(windowsAt(framedDouble(), 'front'), 'front');
  const middle = 276 + 18;
  const before = street.filter(([, to]) => to < middle).at(-1);
  const after = street.find(([from]) => from > middle);
  expect(before && after && before[0] + after[1]).toBe(2 * middle);
});

it('keeps windows away from the corners of the home', () => {
  const street = spans(windowsAt(framedDouble(), 'front'), 'front').flat();
  expect(Math.min(...street)).toBeGreaterThanOrEqual(18);
  expect(Math.max(...street)).toBeLessThanOrEqual(672 - 18);
});

it('gives a bath between the street and the rear its window at the rear', () => {
  const single = framedSingle([
    ['living', 'entry', 'front', 110],
    ['utility', 'exit', 'rear', 380],
  ]);
  const { frame, placed } = single;
  const bath = placeWindowsBySide(frame, placed, 'front').filter(({ room }) => room === 'bath');
  expect(bath.map((window) => sideOfOpening(frame, window))).toEqual(['rear']);
});
