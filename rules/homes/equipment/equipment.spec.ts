import { describe, expect, it } from 'vitest';
import { byEquipmentGroup, homeOfScope, sheetFor } from './equipment.ts';
import { equipmentSentences, equipmentSheet, maxEquipmentItems } from './equipment-rules.ts';

const item = { group: 'Structure', label: 'Exterior walls', text: '2x6 studs' };
const problems = (input: object): string[] =>
  equipmentSheet
    .safeParse({ scope: 'all', items: [item], ...input })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('an equipment sheet', () => {
  it('is for one home, homes of one width, or all', () => {
    for (const scope of ['all', 'width:single', 'width:double', 'width:triple', 'home:castle-rock'])
      expect(problems({ scope })).toEqual([]);
    for (const scope of ['', 'home:', 'home:Castle Rock', 'width:quad', 'all:x', 'plan:abc'])
      expect(problems({ scope })).toEqual([`scope: ${equipmentSentences.scope}`]);
    expect(homeOfScope('home:castle-rock')).toBe('castle-rock');
    expect(homeOfScope('width:single')).toBeNull();
  });

  it('has 1 to 45 items, each once in its group, with a name and perhaps a text', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...item, label: `Item ${at}` }));
    expect(problems({ items: many(maxEquipmentItems) })).toEqual([]);
    expect(problems({ items: many(maxEquipmentItems + 1) })).toEqual([`items: ${equipmentSentences.items}`]);
    expect(problems({ items: [] })).toEqual([`items: ${equipmentSentences.items}`]);
    expect(problems({ items: [item, item] })).toEqual([`items.1.label: ${equipmentSentences.twice}`]);
    expect(problems({ items: [item, { ...item, group: 'Windows' }] })).toEqual([]);
    expect(problems({ items: [{ ...item, group: ' ' }] })).toEqual([
      `items.0.group: ${equipmentSentences.group}`,
    ]);
    expect(problems({ items: [{ ...item, label: '' }] })).toEqual([
      `items.0.label: ${equipmentSentences.label}`,
    ]);
    expect(equipmentSheet.parse({ scope: 'all', items: [{ group: 'A', label: 'B' }] }).items[0]?.text).toBe(
      '',
    );
  });

  it('does not end before it begins', () => {
    expect(problems({ startsOn: '2026-03-02', endsOn: '2026-03-02' })).toEqual([]);
    expect(problems({ startsOn: '2026-03-02', endsOn: '2026-03-01' })).toEqual([
      `endsOn: ${equipmentSentences.order}`,
    ]);
  });

  it('counts where it is the narrowest', () => {
    const sheets = [{ scope: 'all' }, { scope: 'width:double' }, { scope: 'home:castle-rock' }];
    const scopeOf = (slug: string | null, width: 'single' | 'double', of = sheets) =>
      sheetFor(of, { slug, width })?.scope ?? null;
    expect(scopeOf('castle-rock', 'double')).toBe('home:castle-rock');
    expect(scopeOf('wasco', 'double')).toBe('width:double');
    expect(scopeOf(null, 'double')).toBe('width:double');
    expect(scopeOf('yachats', 'single')).toBe('all');
    expect(scopeOf('yachats', 'single', sheets.slice(1))).toBeNull();
  });

  it('lists its items by group, both in its order', () => {
    const items = [item, { group: 'Kitchen', label: 'Range', text: '' }, { ...item, label: 'Roof' }];
    expect(byEquipmentGroup(items)).toEqual([
      { group: 'Structure', items: [items[0], items[2]] },
      { group: 'Kitchen', items: [items[1]] },
    ]);
  });
});
