import { fitsStyle, standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { describe, expect, it } from 'vitest';
import { sharedArea } from '../../plan/box.ts';
import { isNewPlan, styles, type Look, type Plan, type StreetSide, type Style } from '../../plan/document.ts';
import { framedDouble, framedSingle } from '../../testing/framed-homes.ts';
import { framedPlan, plainLook } from '../../testing/framed-plan.ts';
import { changed, doubleWide, singleWide } from '../../testing/plans.ts';
import { dressed, ownLook } from './dressed.ts';
import { styleFacts } from './styles.ts';

const lookOf = (style: Style): Look => ({
  style,
  roof: styleFacts[style].roof,
  siding: styleFacts[style].siding,
  color: 'sage',
});

const homeAt = { front: framedDouble, left: framedSingle, right: framedDouble } as const;
const planIn = (style: Style, street: StreetSide, ramp = false): ReturnType<typeof framedPlan> =>
  framedPlan(homeAt[street](), { ...plainLook(street), ...lookOf(style), ramp });

const pairs = (['front', 'left'] as const).flatMap((street) => {
  const fitting = styles.filter((style) => fitsStyle(style, street));
  return fitting.flatMap((from) => fitting.map((to): [Style, Style, StreetSide] => [from, to, street]));
});

describe('front.keeps-rooms', () => {
  it.each(pairs)(
    '%s dressed as %s is the plan as that style made it, with the street at the %s',
    (from, to, street) => {
      for (const ramp of [false, true])
        expect(dressed(planIn(from, street, ramp), lookOf(to))).toEqual(planIn(to, street, ramp));
    },
  );

  it('leaves a plan in its own look as it is', () => {
    const plan = planIn('cabin', 'front');
    expect(dressed(plan, ownLook(plan))).toBe(plan);
    expect(ownLook(plan)).toEqual(lookOf('cabin'));
  });

  it('keeps porches and steps where only roof, siding or color are others, wherever the document has them', () => {
    const plan = planIn('cottage', 'front');
    plan.porches = plan.porches.map((porch, index) => (index === 0 ? { ...porch, w: porch.w + 12 } : porch));
    const { porches, steps, front } =
      dressed(plan, { ...ownLook(plan), roof: 'hip', color: 'black' }) ?? plan;
    expect({ porches, steps }).toEqual({ porches: plan.porches, steps: plan.steps });
    expect(front).toMatchObject({ roof: 'hip', siding: 'vinyl', color: 'black' });
    const [porch] = porches;
    expect(front.parts).toMatchObject([
      { kind: 'gable', from: porch?.x, to: (porch?.x ?? 0) + (porch?.w ?? 0) },
    ]);
  });

  it('leaves out what the roof cannot carry, and has it again under a roof that can', () => {
    const plan = planIn('farmhouse', 'front');
    const flat = dressed(plan, { ...lookOf('farmhouse'), roof: 'flat' }) ?? plan;
    expect(flat.front.parts).toEqual([]);
    expect(dressed(flat, lookOf('farmhouse'))).toEqual(plan);
  });

  it.each([
    ['porch-end', 'front'],
    ['cabin', 'left'],
    ['ranch', 'left'],
  ] as const)('refuses %s with the street at the %s', (style, street) => {
    expect(dressed(planIn('plain', street), lookOf(style))).toBeUndefined();
  });
});

describe('an old document', () => {
  const outsideDoors = ({ levels: [{ doors }] }: Plan): number =>
    doors.filter(({ rooms }) => rooms.includes('outside')).length;

  it.each([
    ['single', singleWide],
    ['double', doubleWide],
  ])('of a %s has a landing 36 in deep with stairs before each outside door', (_name, make) => {
    const plan: Plan = { ...make(), porches: [] };
    const { porches, steps, front } = dressed(plan, standardLook) ?? { porches: [], steps: [] };
    expect(front).toEqual({ ...standardLook, parts: [], second: null });
    expect(porches).toHaveLength(outsideDoors(plan));
    for (const { covered, w, h } of porches) expect([covered, Math.min(w, h)]).toEqual([false, 36]);
    expect(steps.map(({ porch }) => porch)).toEqual(porches.map(({ id }) => id));
    for (const one of steps) expect(one).toMatchObject({ kind: 'stairs', risers: 4 });
    expect(dressed(plan, standardLook)?.levels).toBe(plan.levels);
    expect(isNewPlan(plan)).toBe(false);
  });

  it('keeps its porch, which is covered, and has no landing beneath it', () => {
    const plan = changed(doubleWide, (_level, home) => {
      const entry = home.levels[0].doors.find((door) => door.entry);
      home.porches = [{ id: 'own', x: (entry?.x ?? 0) - 30, y: home.width, w: 96, h: 60 }];
    });
    const { porches = [], steps = [] } = dressed(plan, { ...standardLook, roof: 'hip' }) ?? {};
    expect(porches).toHaveLength(outsideDoors(plan));
    expect(porches.filter(({ covered }) => covered)).toEqual([{ ...plan.porches[0], covered: true }]);
    expect(steps.find(({ porch }) => porch === 'own')).toMatchObject({ y: plan.width + 60, facing: 'front' });
  });

  it('shortens a landing beside a porch', () => {
    const plan = changed(doubleWide, (_level, home) => {
      const entry = home.levels[0].doors.find((door) => door.entry);
      home.porches = [{ id: 'own', x: (entry?.x ?? 0) - 62, y: home.width, w: 60, h: 60 }];
    });
    const { porches = [] } = dressed(plan, standardLook) ?? {};
    const own = porches.find(({ id }) => id === 'own');
    expect(porches.filter((porch) => own && porch !== own && sharedArea(porch, own) > 0)).toEqual([]);
    expect(porches).toHaveLength(outsideDoors(plan) + 1);
  });

  it('in another style has the porch of that style', () => {
    const plan = dressed(doubleWide(), lookOf('cottage'));
    expect(plan?.porches[0]).toMatchObject({ covered: true, h: 72 });
    expect(plan?.front.parts).toMatchObject([{ kind: 'gable', side: 'front' }]);
  });
});
