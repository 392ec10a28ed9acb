import { modelTypes } from '@hearthline/rules/floor-plans/rules.ts';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

describe('the catalogue', () => {
  it('begins with the three featured homes exactly as the specification lists them', () => {
    const facts = catalogue
      .slice(0, 3)
      .map(({ name, modelType, footprint, squareFootage, bedrooms, bathrooms }) => [
        name,
        modelType,
        footprint,
        squareFootage,
        bedrooms,
        bathrooms,
      ]);
    expect(facts).toEqual([
      ['WASCO', 'Triple Wide', '60x40', 2310, 5, 3],
      ['Birkenfeld', 'Double Wide', '26x66', 1760, 3, 2],
      ['Enid', 'Single Wide', '13x66', 880, 3, 2],
    ]);
    expect(catalogue.filter(({ featured }) => featured)).toHaveLength(3);
  });

  it('has at least 36 models with names, slugs and descriptions of their own', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(36);
    for (const key of ['name', 'slug', 'description'] as const)
      expect(new Set(catalogue.map((model) => model[key])).size).toBe(catalogue.length);
    for (const { slug, description, modelType } of catalogue) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description.match(/[.!?](?=\s|$)/g), slug).toHaveLength(2);
      expect(modelTypes).toContain(modelType);
    }
  });

  it('is as wide as its type says, and as large as its footprint allows', () => {
    const widths = { 'Single Wide': [13, 18], 'Double Wide': [26, 32], 'Triple Wide': [38, 45] } as const;
    for (const { slug, footprint, modelType, squareFootage } of catalogue) {
      const sides = footprint.split('x').map(Number) as [number, number];
      const [width, length] = [Math.min(...sides), Math.max(...sides)];
      const [least, most] = widths[modelType];
      expect(width, slug).toBeGreaterThanOrEqual(least);
      expect(width, slug).toBeLessThanOrEqual(most);
      expect(Math.abs(squareFootage / length - width), slug).toBeLessThan(1.6);
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
    expect(catalogue.some((model) => model.bedrooms === bedrooms && model.bathrooms === bathrooms)).toBe(
      true,
    );
  });
});
