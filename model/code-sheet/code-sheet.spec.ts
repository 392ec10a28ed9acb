import { expect, it } from 'vitest';
import { ruleIds, ruleOf } from '../check/rules.ts';
import { judge } from '../testing/judge.ts';
import { newDouble, newSingle } from '../testing/new-plans.ts';
import { changed, doubleWide, named, singleWide } from '../testing/plans.ts';
import { codeSheet, type CodeSheet, type SheetRow } from './code-sheet.ts';

const rowsOf = ({ parts }: CodeSheet): SheetRow[] => parts.flatMap(({ rows }) => [...rows]);
const row = (sheet: CodeSheet, id: string): SheetRow | undefined =>
  rowsOf(sheet).find((one) => one.id === id);

it('says of a good plan that each rule is passed, and says what it is not', () => {
  const plan = doubleWide();
  const sheet = codeSheet(judge(plan), { plan });
  expect(sheet.sentence).toBe('This is a design check, and no approval by an inspector.');
  expect([sheet.passed, sheet.warned, sheet.failed]).toEqual([rowsOf(sheet).length, 0, 0]);
  expect(rowsOf(sheet).map(({ id }) => id)).toHaveLength(
    ruleIds.filter((id) => !id.startsWith('wish.') && !ruleOf(id).onlyNew).length,
  );
  for (const { title, cite, required } of rowsOf(sheet)) expect(title && cite && required).toBeTruthy();
});

it('lists every rule once if the wish is known', () => {
  const wish = { beds: ['king', 'full', 'twin'] as const, baths: 2, width: 'double' as const };
  const plan = newDouble();
  const sheet = codeSheet(judge(plan, { ...wish, beds: [...wish.beds] }), { plan, wished: true });
  expect(
    rowsOf(sheet)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...ruleIds].toSorted());
  expect(row(sheet, 'wish.beds')).toMatchObject({ result: 'passed', measured: ['king, full, twin'] });
});

it('shows what a plan has beside what is required', () => {
  const sheet = codeSheet([], { plan: singleWide() });
  expect(row(sheet, 'hud.2-size')).toMatchObject({ required: '>= 320 sq ft', measured: ['800 sq ft'] });
  expect(row(sheet, 'hud.105a-two-doors')?.measured).toEqual(['2']);
  expect(row(sheet, 'fab.section-width')?.measured).toEqual(['160 in']);
  expect(row(sheet, 'use.reach')?.measured).toEqual([]);
});

it('names the places that break a rule, with what was measured there', () => {
  const plan = changed(singleWide, ({ rooms, fixtures }) => {
    named(rooms, 'bath').name = 'Guest bath';
    named(fixtures, 'toilet').y = 50;
    named(rooms, 'hall').ceiling = 70;
  });
  const sheet = codeSheet(judge(plan), { plan });
  expect(sheet.failed).toBeGreaterThan(0);
  expect(row(sheet, 'hud.104b-hall-ceiling')).toMatchObject({ result: 'failed', measured: ['hall: 70'] });
});

it('tells warnings from failures', () => {
  const plan = changed(singleWide, (level) => {
    level.fixtures = level.fixtures.filter(({ kind }) => kind !== 'furnace');
  });
  expect(row(codeSheet(judge(plan), { plan }), 'use.mechanical')?.result).toBe('warned');
});

it('claims nothing about a document that could not be read', () => {
  const sheet = codeSheet(judge({ schema: 'hearthline.plan/1' }));
  expect(row(sheet, 'geo.schema')?.result).toBe('failed');
  expect(row(sheet, 'hud.2-size')).toMatchObject({ result: 'unmeasured', measured: [] });
  expect([sheet.passed, sheet.failed]).toEqual([0, 1]);
});

it('shows rules of practice apart, which have no part in what is met', () => {
  const [before, after] = [newSingle(), newSingle()];
  after.porches[0]!.h = 59;
  after.steps[0]!.y = 219;
  const [good, advised] = [before, after].map((plan) => codeSheet(judge(plan), { plan }));
  expect(advised!.parts.at(-1)?.title).toBe('Good practice');
  expect(row(advised!, 'entry.cover')).toMatchObject({ result: 'advised', measured: ['front-door: 59'] });
  expect(row(good!, 'entry.cover')?.result).toBe('passed');
  const numbers = ({ passed, warned, failed }: CodeSheet) => [passed, warned, failed];
  expect(numbers(advised!)).toEqual(numbers(good!));
});

it('fails a home without daylight all the same, and says which rules do not apply', () => {
  const plan = changed(newSingle, ({ windows, doors }) => {
    for (const one of [...windows, ...doors]) one.glazedArea = 0;
  });
  const sheet = codeSheet(judge(plan), { plan });
  expect(row(sheet, 'light.share')?.result).toBe('failed');
  expect(sheet.failed).toBe(
    new Set(judge(plan).flatMap(({ rule, level }) => (level === 'error' ? [rule] : []))).size,
  );
  expect(row(sheet, 'store.kinds')?.result).toBe('unmeasured');
});
