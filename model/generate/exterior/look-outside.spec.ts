import type { RoofProfile } from '@hearthline/rules/home-options.ts';
import { fitsStyle } from '@hearthline/rules/homes/looks/look.ts';
import { describe, expect, it } from 'vitest';
import { sharedArea } from '../../plan/box.ts';
import { styles, type Porch, type StreetSide, type Style } from '../../plan/document.ts';
import { judge } from '../../testing/judge.ts';
import { framedDouble, framedSingle, type FramedHome } from '../../testing/framed-homes.ts';
import { framedPlan, plainLook } from '../../testing/framed-plan.ts';
import type { OutsideLook } from './look-outside.ts';
import { styleFacts } from './styles.ts';

const look = (style: Style, street: StreetSide, more: Partial<OutsideLook> = {}): OutsideLook => ({
  ...plainLook(street),
  style,
  roof: styleFacts[style].roof,
  siding: styleFacts[style].siding,
  ...more,
});

/** Streets with the styles that fit them. */
const cases = (['front', 'left'] as const).flatMap((street) =>
  styles
    .filter((style) => fitsStyle(style, street))
    .map((style): [Style, StreetSide, FramedHome] => [
      style,
      street,
      street === 'front' ? framedDouble() : framedSingle(),
    ]),
);

const rules = [
  'geo.schema',
  'geo.ids',
  'geo.inside',
  'geo.porch',
  'geo.steps',
  'entry.street',
  'entry.cover',
  'wish.accessible-ramp',
];

describe.each(cases)(
  'the outside of a home in the style %s with the street at the %s',
  (style, street, home) => {
    const findings = [false, true].flatMap((ramp) => {
      const plan = framedPlan(home, look(style, street, { ramp }));
      return judge(plan, { beds: ['king'], baths: 2, width: plan.widthClass, style, accessible: ramp });
    });

    it.each(rules)('%s', (rule) => {
      expect(findings.filter((finding) => finding.rule === rule)).toEqual([]);
    });

    it('wish.accessible-ramp: a ramp of 36 x 360 in leads to the porch of the front door', () => {
      const plan = framedPlan(home, look(style, street, { ramp: true }));
      const ramp = plan.steps.find(({ kind }) => kind === 'ramp');
      expect(ramp && [ramp.w, ramp.h].sort((a, b) => a - b)).toEqual([36, 360]);
      const outside = [...plan.porches, ...plan.steps];
      expect(outside.filter((one) => ramp && one !== ramp && sharedArea(one, ramp) > 0)).toEqual([]);
    });

    it('front.keeps-rooms: differs from the plain home in porches, steps and front only', () => {
      const {
        porches: _porches,
        steps: _steps,
        front: _front,
        ...rest
      } = framedPlan(home, look(style, street));
      expect(framedPlan(home, plainLook(street))).toMatchObject(rest);
    });

    it('has stairs of four risers 10 in apart before each porch', () => {
      const { porches, steps } = framedPlan(home, look(style, street));
      expect(steps.map(({ porch }) => porch)).toEqual(porches.map(({ id }) => id));
      for (const { kind, risers, facing, w, h } of steps)
        expect([kind, risers, facing === 'front' || facing === 'rear' ? h : w]).toEqual(['stairs', 4, 30]);
    });
  },
);

describe('the porch of the front door', () => {
  const porchOf = (style: Style): Porch | undefined =>
    framedPlan(framedDouble(), look(style, 'front')).porches.find(({ covered }) => covered);

  it.each([
    ['cottage', 72, 120, 192],
    ['farmhouse', 96, 224, 672],
    ['craftsman', 84, 168, 264],
    ['modern', 60, 96, 168],
    ['ranch', 72, 336, 672],
    ['cabin', 96, 336, 672],
  ] as const)('of the style %s is %d in deep and %d to %d in long', (style, depth, min, max) => {
    const porch = porchOf(style);
    expect(porch?.h).toBe(depth);
    expect(porch?.w).toBeGreaterThanOrEqual(min);
    expect(porch?.w).toBeLessThanOrEqual(max);
  });

  it('takes the whole end where the street is at it', () => {
    const { porches } = framedPlan(framedSingle(), look('porch-end', 'left'));
    expect(porches[0]).toMatchObject({ x: -96, y: 0, w: 96, h: 160, covered: true });
  });

  it('is a landing 36 in deep of a plain home', () => {
    const { porches } = framedPlan(framedDouble(), plainLook('front'));
    expect(porches.every(({ covered }) => covered === false)).toBe(true);
    expect(porches[0]).toMatchObject({ x: 270, y: 320, w: 48, h: 36 });
  });

  it('covers another door beside the front door as well', () => {
    const home = framedDouble([
      ['living', 'entry', 'front', 276],
      ['living', 'exit', 'front', 396],
    ]);
    const { porches } = framedPlan(home, look('cabin', 'front'));
    expect(porches).toHaveLength(1);
    expect(porches[0]?.x).toBeLessThanOrEqual(276);
    expect((porches[0]?.x ?? 0) + (porches[0]?.w ?? 0)).toBeGreaterThanOrEqual(432);
  });
});

describe('what the roof carries', () => {
  const partsOf = (
    style: Style,
    roof: RoofProfile = styleFacts[style].roof,
    home = framedDouble(),
  ): string[] =>
    framedPlan(home, look(style, 'front', { roof })).front.parts.map(
      ({ kind, from, to }) => `${kind} ${from}-${to}`,
    );

  it('is the table of styles', () => {
    expect(partsOf('plain')).toEqual([]);
    expect(partsOf('ranch')).toEqual([]);
    expect(partsOf('farmhouse')).toEqual(['gable 210-378', 'dormer 75-135', 'dormer 453-513']);
    expect(partsOf('cabin')).toEqual(['dormer 252-336']);
    expect(partsOf('modern')).toEqual(['clerestory 181-421']);
    const porch = framedPlan(framedDouble(), look('craftsman', 'front')).porches[0];
    expect(partsOf('craftsman')).toEqual([`gable ${porch?.x}-${(porch?.x ?? 0) + (porch?.w ?? 0)}`]);
  });

  it('leaves out what a roof cannot carry', () => {
    expect(partsOf('cottage', 'flat')).toEqual([]);
    expect(partsOf('cabin', 'shed')).toEqual([]);
    expect(partsOf('modern', 'gable')).toEqual([]);
    expect(partsOf('modern', 'butterfly')).toHaveLength(1);
    for (const roof of ['hip', 'gambrel', 'mansard', 'saltbox'] as const)
      expect(partsOf('cottage', roof)).toHaveLength(1);
  });

  it('has no dormers on a home of one section', () => {
    const single = framedSingle([
      ['living', 'entry', 'front', 110],
      ['utility', 'exit', 'rear', 380],
    ]);
    expect(partsOf('farmhouse', 'gable', single)).toEqual(['gable 44-212']);
  });
});

it('names the styles that fit a street', () => {
  expect(styles.filter((style) => !fitsStyle(style, 'front'))).toEqual(['porch-end']);
  for (const street of ['left', 'right'] as const)
    expect(styles.filter((style) => fitsStyle(style, street))).toEqual(['plain', 'porch-end']);
});
