import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { changed, doubleWide, named, singleWide } from '../testing/plans.ts';
import { ruleIds, ruleOf } from './rules.ts';

describe('good plans', () => {
  it('break no rule', () => {
    expect(judge(singleWide())).toEqual([]);
    expect(judge(doubleWide())).toEqual([]);
  });

  it('break no rule with what they are wished for', () => {
    expect(
      judge(singleWide(), {
        beds: ['queen', 'full'],
        baths: 1,
        width: 'single',
        length: 60,
        squareFeet: 800,
        kitchen: 'open',
        entry: 'utility',
        primaryApart: true,
        porch: true,
      }),
    ).toEqual([]);
    expect(
      judge(doubleWide(), {
        beds: ['king', 'full', 'twin'],
        baths: 2,
        width: 'double',
        length: 56,
        squareFeet: 1500,
        kitchen: 'open',
        primaryApart: true,
      }),
    ).toEqual([]);
  });

  it('may carry fields that nobody knows', () => {
    expect(
      judge({ ...singleWide(), seed: 7, code: 'a', wish: { beds: 'king' }, more: { of: ['this'] } }),
    ).toEqual([]);
  });
});

describe('the book of rules', () => {
  it('has 137 rules, each with a requirement, a citation, an edition and a source', () => {
    expect(ruleIds).toHaveLength(137);
    for (const id of ruleIds) {
      const { cite, required, title, edition, source } = ruleOf(id);
      expect([cite, required, title, edition, source].every(Boolean), id).toBe(true);
      expect(id.startsWith('hud.'), id).toBe(cite.startsWith('24 CFR'));
    }
    expect(ruleIds.filter((id) => ruleOf(id).level === 'warning')).toEqual(['use.mechanical']);
  });
});

describe('a finding', () => {
  it('says what is required, what was measured and where', () => {
    const plan = changed(singleWide, ({ doors }) => void (named(doors, 'bath-door').lock = 'none'));
    expect(judge(plan)).toEqual([
      {
        rule: 'hud.107-privacy',
        level: 'error',
        cite: '24 CFR 3280.107',
        at: { room: 'bath', item: 'bath-door' },
        measured: 'none',
        required: 'privacy',
        message: 'bath-door of bath has no lock.',
      },
    ]);
  });

  it('is made for a 28x66 in a few milliseconds', () => {
    const plan = doubleWide();
    for (let i = 0; i < 20; i++) judge(plan);
    const { user } = process.cpuUsage();
    for (let i = 0; i < 20; i++) judge(plan);
    // Eight milliseconds on an idle machine; the margin is for one that does much else.
    expect((process.cpuUsage().user - user) / 20_000).toBeLessThan(60);
  });
});
