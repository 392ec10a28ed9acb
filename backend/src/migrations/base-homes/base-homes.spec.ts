import { holdsArrangement } from '@hearthline/model/check/arrangement.ts';
import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { canonicalPlan } from '@hearthline/model/plan/canonical.ts';
import { isNewPlan, type Plan, type Wish } from '@hearthline/model/plan/document.ts';
import { planFacts, widestSection } from '@hearthline/model/plan/home-facts.ts';
import { wishSchema } from '@hearthline/model/plan/wish.ts';
import { newHome } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { standingHomes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { describe, expect, it } from 'vitest';
import { baseHomes as shippedHomes } from '../base-catalog/homes.ts';
import { baseHomes, basePlans } from './homes.ts';

const planOf = (slug: string): { readonly plan: Plan; readonly wish: Wish } => {
  const stored = basePlans[slug];
  const read = readPlan(stored);
  if (!('plan' in read)) throw new Error(`${slug}: ${JSON.stringify(read.findings)}`);
  return { plan: read.plan, wish: wishSchema.parse(stored?.wish) };
};

const planned = baseHomes.filter(({ slug }) => slug !== 'enid');

describe('the base homes', () => {
  it('are those of before in everything but their plans: two are narrower, some descriptions are others', () => {
    expect(Object.keys(basePlans).sort()).toEqual(planned.map(({ slug }) => slug).sort());
    for (const [index, { description: _new, code: _code, ...home }] of baseHomes.entries()) {
      const { description: _old, code: _before, ...before } = shippedHomes[index]!;
      const narrower = {
        toledo: { footprint: '16x66', squareFootage: 1056 },
        'pe-ell': { footprint: '16x75', squareFootage: 1200 },
      }[home.slug];
      expect(home).toEqual({ ...before, ...narrower });
    }
  });

  it('have descriptions of two sentences, no two alike', () => {
    expect(new Set(baseHomes.map(({ description }) => description)).size).toBe(45);
    for (const { slug, name, description } of baseHomes) {
      expect(newHome.parse({ slug, name, description }), slug).toMatchObject({ description });
      expect(description.match(/[.!?](?=\s|$)/g), slug).toHaveLength(2);
    }
  });

  it('begin with those that the home page is built with, in the same words', () => {
    const featured = baseHomes.filter((home) => home.featured);
    expect(standingHomes).toMatchObject(
      featured.map(({ code: _code, featured: _featured, ...home }) => home),
    );
    expect(standingHomes).toHaveLength(featured.length);
  });

  it.each(planned.map((home) => [home.slug, home] as const))(
    '%s passes every rule of level error, breaks at most 4 of practice, travels, and is what its plan says',
    (slug, { name, modelType, bedrooms, bathrooms, footprint, squareFootage, code }) => {
      const { plan, wish } = planOf(slug);
      const findings = checkPlan(plan, wish);
      expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
      const practice = findings.filter(({ level }) => level === 'practice').map(({ rule }) => rule);
      expect(new Set(practice).size).toBeLessThanOrEqual(4);
      expect(isNewPlan(plan) && holdsArrangement(plan)).toBe(true);
      expect(widestSection(plan)).toBeLessThanOrEqual(192);
      expect(plan.name).toBe(name);
      expect(planFacts(plan)).toMatchObject({ modelType, bedrooms, bathrooms, footprint, squareFootage });
      // What is stored is what its code makes.
      const design = designOf(code ?? '');
      expect(design && canonicalPlan({ ...design.plan, name })).toBe(canonicalPlan(plan));
    },
    30_000,
  );
});
