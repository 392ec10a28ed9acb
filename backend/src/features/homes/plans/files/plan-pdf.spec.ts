import { codeSheet } from '@hearthline/model/code-sheet/code-sheet.ts';
import { ruleIds, ruleOf } from '@hearthline/model/check/rules.ts';
import type { Finding, Plan } from '@hearthline/model/plan/document.ts';
import { newDouble } from '@hearthline/model/testing/new-plans.ts';
import { changed, doubleWide, singleWide } from '@hearthline/model/testing/plans.ts';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { planPdf } from './plan-pdf.ts';

const pdfOf = (plan: Plan, findings: Finding[] = []): Promise<Buffer> =>
  planPdf({ plan, sheet: codeSheet(findings, { plan }), maker: 'Hearthline', code: '1.abc' });

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
}

/** The lines of text of each page, with their places in points from the lower left corner. */
const read = async (pdf: Buffer): Promise<{ lines: Line[]; view: number[] }[]> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              isUpright: Number(item.transform[1]) !== 0,
            },
          ]
        : [],
    );
    pages.push({ lines, view: page.view });
  }
  return pages;
};

const textOf = ({ lines }: { lines: Line[] }): string => lines.map(({ text }) => text).join(' ');

describe('the sheets of a plan', () => {
  it('are landscape: the plan with its schedules, the sides, the code sheet', async () => {
    const plan = doubleWide();
    const pages = await read(await pdfOf(plan));
    for (const { view } of pages) expect(view).toEqual([0, 0, 1224, 792]);
    const [first, second] = pages.map(textOf);
    for (const { name } of plan.levels[0].rooms) expect(first).toContain(name);
    for (const part of [
      `56' 0"`,
      `26' 8"`,
      'Door schedule',
      'Window schedule',
      'Rooms',
      '1,493 sq ft',
      '1.abc',
    ])
      expect(first).toContain(part);
    expect(second).toMatch(/Front elevation.*Rear elevation.*Left elevation/);
    for (const page of pages.slice(2)) expect(textOf(page)).toContain('Code sheet');
    for (const page of pages)
      expect(textOf(page)).toContain('This is a design check, and no approval by an inspector.');
  });

  it('say which of how many each is', async () => {
    const pages = await read(await pdfOf(doubleWide()));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, { lines }] of pages.entries())
      expect(lines.map(({ text }) => text)).toContain(`${at + 1} of ${pages.length}`);
    expect(pages.map(({ lines }) => lines.find(({ text }) => /^[AC]\d$/.test(text))?.text)).toEqual(
      ['A1', 'A2', 'C1', 'C2', 'C3'].slice(0, pages.length),
    );
  });

  it('have a bar of feet where something is drawn to scale', async () => {
    const [plan, sides, ...others] = await read(await pdfOf(doubleWide()));
    for (const page of [plan, sides]) {
      const lines = page?.lines ?? [];
      const scale = lines.find(({ text }) => text.endsWith(`" = 1' 0"`))?.text ?? '';
      const [over = 0, under = 1] = scale.split('"')[0]?.split('/').map(Number) ?? [];
      const zero = lines.find(({ text }) => text === '0');
      const half = lines.find(({ text, y }) => /^\d+$/.test(text) && text !== '0' && y === zero?.y);
      const end = lines.find(({ text }) => /^\d+ ft$/.test(text));
      expect(end?.text).toBe(`${Number(half?.text) * 2} ft`);
      // From its beginning to the middle of the number under its middle, in points: 72 to an inch of paper.
      const middle = (half?.x ?? 0) + (half?.text.length ?? 0) * 1.8;
      expect((middle - (zero?.x ?? 0)) / (72 * (over / under))).toBeCloseTo(Number(half?.text), 0);
    }
    for (const page of others) expect(textOf(page)).not.toMatch(/\d ft 0|\b0 \d+ \d+ ft/);
  });

  it('cut no name in the schedules', async () => {
    const long = 'Bedroom of the youngest daughter, with a bed for a guest';
    const plan = changed(doubleWide, (level) => {
      for (const room of level.rooms) room.name = long;
    });
    const [first] = await read(await pdfOf(plan));
    const lines = first?.lines ?? [];
    const column = Math.min(...lines.filter(({ text }) => text.startsWith('Bedroom of')).map(({ x }) => x));
    const cells = lines.filter(({ x }) => Math.abs(x - column) < 0.1).map(({ text }) => text);
    expect(cells.join(' ')).toContain(long);
  });

  it('list every rule with its citation', async () => {
    const pages = await read(await pdfOf(doubleWide()));
    const text = pages.map(textOf).join(' ');
    const listed = ruleIds.filter((id) => text.includes(id));
    expect(listed).toEqual(ruleIds.filter((id) => !id.startsWith('wish.') && !ruleOf(id).onlyNew));
    expect(text).toContain('at least 150 sq ft');
    expect(text).toContain('24 CFR 3280.109(a)');
  });

  it('list good practice too, of plans that say how they look from outside', async () => {
    const pages = await read(await pdfOf(newDouble()));
    const text = pages.map(textOf).join(' ');
    const listed = ruleIds.filter((id) => text.includes(id));
    expect(listed).toEqual(ruleIds.filter((id) => !id.startsWith('wish.')));
    expect(text).toContain('Good practice');
  });

  it('say which rule is broken, where, and what was measured', async () => {
    const { level, cite, required } = ruleOf('hud.112-hall');
    const plan = singleWide();
    const pdf = await pdfOf(plan, [
      { rule: 'hud.112-hall', level, cite, at: { room: 'hall' }, measured: '26 in', required, message: '' },
    ]);
    const text = (await read(pdf)).map(textOf).join(' ');
    expect(text).toContain('1 failed');
    expect(text).toContain('hall: 26 in');
  });

  it.each([
    ['3/16', singleWide, 13.5],
    ['1/8', () => changed(singleWide, (_level, plan) => Object.assign(plan, { length: 1000 })), 9],
  ] as const)('are drawn to scale: %s of an inch for a foot', async (name, make, pointsPerFoot) => {
    const [page] = await read(await pdfOf(make()));
    const lines = page?.lines ?? [];
    expect(lines.some(({ text }) => text === `${name}" = 1' 0"`)).toBe(true);
    // The marks of two windows stand in their middles: 78 in and 536 in from the left end.
    const marks = lines.filter(({ text }) => /^[ABC]$/.test(text)).toSorted((a, b) => a.x - b.x);
    const [first, second] = marks.filter(({ y }) => y > 500 || y === marks[0]?.y);
    const apart = (second?.x ?? 0) - (first?.x ?? 0);
    expect(apart / pointsPerFoot).toBeCloseTo((536 - 78) / 12, 0);
  });

  it('are larger for a home that needs it, and never lose it', async () => {
    const plan = changed(doubleWide, (_level, document) =>
      Object.assign(document, { length: 2400, width: 1200 }),
    );
    const [first] = await read(await pdfOf(plan));
    expect(first?.view).toEqual([0, 0, 2592, 1728]);
    expect(textOf(first ?? { lines: [] })).toContain(`200' 0"`);
  });

  it('are the same bytes each time', async () => {
    const [one, other] = [await pdfOf(doubleWide()), await pdfOf(doubleWide())];
    expect(one.equals(other)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '\u0000\u202eنص عربي',
    'Küche · 台所',
    'x'.repeat(120),
    '(\\) Tj ET',
  ])('hold any name as text: %j', async (name) => {
    const plan = changed(singleWide, (level, document) => {
      document.name = name;
      for (const room of level.rooms) room.name = name;
    });
    const pages = await read(await pdfOf(plan));
    expect(pages.length).toBeGreaterThan(2);
    expect(textOf(pages[0] ?? { lines: [] })).toContain('Door schedule');
  });

  it('take little of a processor', async () => {
    const plan = doubleWide();
    await pdfOf(plan);
    const { user } = process.cpuUsage();
    for (let i = 0; i < 3; i++) await pdfOf(plan);
    expect((process.cpuUsage().user - user) / 3000).toBeLessThan(900);
  });
});
