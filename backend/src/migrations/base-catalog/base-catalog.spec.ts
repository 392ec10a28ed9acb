import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { canonicalPlan } from '@hearthline/model/plan/canonical.ts';
import type { Plan, Wish } from '@hearthline/model/plan/document.ts';
import { planFacts } from '@hearthline/model/plan/home-facts.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import { newHome } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { describe, expect, it } from 'vitest';
import { baseHomes, type BaseHome } from './homes.ts';
import plans from './plans.json' with { type: 'json' };

const planOf = (slug: string): { readonly plan: Plan; readonly wish: Wish } => {
  const stored = (plans as Readonly<Record<string, { wish?: unknown }>>)[slug];
  const read = readPlan(stored);
  if (!('plan' in read)) throw new Error(`${slug}: ${JSON.stringify(read.findings)}`);
  return { plan: read.plan, wish: wishSchema.parse(stored?.wish) };
};

describe('the base catalog', () => {
  it('begins with the three featured homes exactly as listed (docs/specification.md, section 3)', () => {
    const facts = ({ name, modelType, footprint, squareFootage, bedrooms, bathrooms }: BaseHome) => [
      name,
      modelType,
      footprint,
      squareFootage,
      bedrooms,
      bathrooms,
    ];
    expect(baseHomes.slice(0, 3).map(facts)).toEqual([
      ['WASCO', 'Triple Wide', '60x40', 2310, 5, 3],
      ['Birkenfeld', 'Double Wide', '26x66', 1760, 3, 2],
      ['Enid', 'Single Wide', '13x66', 880, 3, 2],
    ]);
    expect(baseHomes.filter(({ featured }) => featured)).toHaveLength(3);
  });

  it('has 45 homes with names, addresses and descriptions of their own', () => {
    expect(baseHomes).toHaveLength(45);
    for (const key of ['name', 'slug', 'description'] as const)
      expect(new Set(baseHomes.map((home) => home[key])).size).toBe(45);
    for (const { slug, name, description } of baseHomes) {
      expect(newHome.parse({ slug, name, description }), slug).toMatchObject({ slug, name, description });
      expect(description.match(/[.!?](?=\s|$)/g), slug).toHaveLength(2);
    }
    expect(Object.keys(plans).sort()).toEqual(baseHomes.map(({ slug }) => slug).sort());
  });

  it.each(baseHomes.map((home) => [home.slug, home] as const))(
    '%s passes every rule of level error with its wish, and is what its plan says',
    (slug, { name, modelType, bedrooms, bathrooms, footprint, squareFootage }) => {
      const { plan, wish } = planOf(slug);
      expect(checkPlan(plan, wish).filter(({ level }) => level === 'error')).toEqual([]);
      expect(plan.name).toBe(name);
      expect(planFacts(plan)).toMatchObject({ modelType, bedrooms, bathrooms, footprint, squareFootage });
    },
  );

  it('has the plans that the generator makes of their codes', () => {
    for (const { slug, name, code } of baseHomes) {
      if (code === null) continue;
      const design = designOf(code);
      expect(design && canonicalPlan({ ...design.plan, name }), slug).toBe(canonicalPlan(planOf(slug).plan));
    }
  });

  it.each([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 2],
    [3, 3],
    [3, 4],
    [4, 2],
    [4, 3],
    [4, 4],
    [5, 2],
    [5, 3],
    [5, 4],
  ])('has a home with %i bedrooms and %i baths', (bedrooms, bathrooms) => {
    expect(baseHomes.some((home) => home.bedrooms === bedrooms && home.bathrooms === bathrooms)).toBe(true);
  });
});
