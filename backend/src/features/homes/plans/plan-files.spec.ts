import { planElevations, planFileKinds } from '@hearthline/rules/homes/plans/plan-files.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { changed, doubleWide, singleWide } from '@hearthline/model/testing/plans.ts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '../../../platform/context.ts';
import type { RestAnswer, RestRequest } from '../../../platform/http/rest-router.ts';
import { planFileRoutes } from './plan-files.rest.ts';
import { planFile } from './files/plan-file.ts';
import { createPlanFiles, type DrawPlanFile } from './plan-files.service.ts';

const plans = new Map([
  ['1.double', doubleWide],
  ['1.single~x', singleWide],
]);
const planOf = (code: string): Plan | undefined => plans.get(code)?.();

const draw: DrawPlanFile<string> = async (code, { kind, view }) => {
  const plan = planOf(code);
  return plan ? planFile(plan, kind, view) : null;
};

const [route] = planFileRoutes(draw);

const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-plan-files-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const context = { server: { dataDir, id: 'this run', build: 'spec' } } as Context;

const get = async (
  file: string,
  query: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<RestAnswer & { bytes: Buffer }> => {
  const request = { params: { file }, query, header: (name: string) => headers[name] };
  if (!route) throw new Error('There is no route');
  const answer = await route.handle(context, request as unknown as RestRequest);
  return { ...answer, bytes: answer.body as Buffer };
};

/** How each kind of file begins. */
const beginnings = {
  json: '{"fuel"',
  svg: '<svg xmlns',
  png: '\u0089PNG',
  pdf: '%PDF-1.',
  dxf: '0\nSECTION\n2\nHEADER',
  glb: 'glTF\u0002',
} as const;

describe.each(planFileKinds)('a design as %s', (kind) => {
  it('is what it says it is, kept by browsers, and the same each time', async () => {
    const { status, headers, bytes } = await get(`1.double.${kind}`);
    expect(status).toBe(200);
    expect(bytes.toString('latin1').startsWith(beginnings[kind])).toBe(true);
    expect(headers).toMatchObject({
      'Content-Type': expect.stringContaining(
        { dxf: 'image/vnd.dxf', glb: 'model/gltf-binary', json: 'application/json' }[kind as 'dxf'] ?? kind,
      ),
      'Content-Disposition': expect.stringContaining(`filename="double.${kind}"`),
      // The plan of a code stays as it is; how it is drawn gets better.
      'Cache-Control': kind === 'json' ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      ETag: expect.stringMatching(/^"[\w-]{27}"$/),
    });
    expect((await planFile(doubleWide(), kind)).body.equals(bytes)).toBe(true);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get(`1.double.${kind}`);
    const again = await get(`1.double.${kind}`, {}, { 'if-none-match': `"other", ${String(headers?.ETag)}` });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });

  it('can be had in the mirror', async () => {
    const [plain, mirrored] = [
      await get(`1.double.${kind}`),
      await get(`1.double.${kind}`, { mirrored: 'true' }),
    ];
    expect(mirrored.bytes.equals(plain.bytes)).toBe(false);
  });
});

it('is drawn for a page: in its colors, without the caption that the page has itself, with larger text', async () => {
  const drawn = async (query: Record<string, string>): Promise<string> =>
    (await get('1.double.svg', query)).bytes.toString();
  const usual = await drawn({});
  expect(await drawn({ caption: 'true', text: 'usual' })).toBe(usual);
  expect(usual).toContain('Drawn to scale.');
  expect(usual).toContain('prefers-color-scheme');
  expect(await drawn({ caption: 'false' })).not.toContain('Drawn to scale.');
  const [light, dark] = [await drawn({ colors: 'light' }), await drawn({ colors: 'dark' })];
  expect(light).not.toBe(dark);
  for (const one of [light, dark]) expect(one).not.toContain('prefers-color-scheme');
  const sizes = (svg: string): number[] =>
    [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const [plain, large] = [
    await drawn({ caption: 'false' }),
    await drawn({ caption: 'false', text: 'large' }),
  ];
  expect(Math.max(...sizes(large))).toBeCloseTo(2 * Math.max(...sizes(plain)), 1);
  for (const query of [{ colors: 'purple' }, { text: 'huge' }, { caption: 'no' }])
    await expect(get('1.double.svg', query)).rejects.toThrow();
});

describe('a side of a design', () => {
  const side = async (elevation: string, query: Record<string, string> = {}): Promise<string> =>
    (await get('1.double.svg', { elevation, ...query })).bytes.toString();

  it.each(planElevations)('is drawn from the %s, with what it measures and what it is', async (elevation) => {
    const drawn = await side(elevation);
    expect(drawn).toMatch(new RegExp(`>double ${elevation} elevation</title>`, 'i'));
    expect(drawn).toMatch(new RegExp(`${elevation} elevation · \\d+' \\d+"</text>`, 'i'));
    expect(drawn).toContain('layer-dimensions');
    expect(drawn).not.toContain('layer-furniture');
    expect(drawn).not.toContain('data-room');
    const { headers } = await get('1.double.svg', { elevation });
    expect(headers?.['Content-Disposition']).toContain(`filename="double-${elevation}.svg"`);
  });

  it('is a picture alone for a page, in its colors', async () => {
    const bare = { caption: 'false', dimensions: 'false' };
    const [light, dark] = [
      await side('front', { ...bare, colors: 'light' }),
      await side('front', { ...bare, colors: 'dark' }),
    ];
    expect(light).not.toMatch(/<text|layer-dimensions|prefers-color-scheme/);
    expect(light).toContain('width="1600"');
    expect(dark).not.toBe(light);
    expect(dark).not.toContain('prefers-color-scheme');
  });

  it('has text twice as high where it is shown small', async () => {
    const size = (svg: string): number => Number(/font-size="([\d.]+)"/.exec(svg)?.[1]);
    expect(size(await side('front', { text: 'large' })) / size(await side('front'))).toBeCloseTo(2, 2);
  });

  it('is there as PNG too, and the other kinds stay what they are', async () => {
    const [plan, front] = [await get('1.double.png'), await get('1.double.png', { elevation: 'front' })];
    expect(front.bytes.equals(plan.bytes)).toBe(false);
    const dxf = await get('1.double.dxf', { elevation: 'front' });
    expect(dxf.bytes.equals((await get('1.double.dxf')).bytes)).toBe(true);
    expect(dxf.headers?.['Content-Disposition']).toContain('filename="double.dxf"');
  });

  it.each(['top', '', 'Front'])('is refused as %j', async (elevation) => {
    await expect(side(elevation)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('answers a JSON that is the plan, whatever order its fields had', async () => {
  const { bytes } = await get('1.double.json');
  expect(JSON.parse(bytes.toString())).toEqual(doubleWide());
  const reversed = Object.fromEntries(Object.entries(doubleWide()).reverse()) as unknown as Plan;
  expect((await planFile(reversed, 'json')).body.equals(bytes)).toBe(true);
});

it('keeps a drawing that a browser shows from running or loading anything', async () => {
  const { headers } = await get('1.double.svg');
  expect(headers?.['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none';/);
  expect(headers?.['Content-Disposition']).toMatch(/^inline/);
  expect((await get('1.double.dxf')).headers?.['Content-Disposition']).toMatch(/^attachment/);
});

it('leaves out furniture and dimensions if asked to', async () => {
  const text = async (query: Record<string, string>): Promise<string> =>
    (await get('1.double.svg', query)).bytes.toString();
  expect(await text({})).toMatch(/layer-furniture[\s\S]*layer-dimensions/);
  expect(await text({ furniture: 'false' })).not.toContain('layer-furniture');
  expect(await text({ dimensions: 'false' })).not.toContain('layer-dimensions');
});

it.each([
  '1.unknown.svg',
  '1.double.gif',
  '1.double',
  '.svg',
  'svg',
  '1.double.svg.exe',
  '1.double.SVG',
  '../../etc/passwd',
  '1.double.svg\u0000',
  `${'a'.repeat(201)}.svg`,
  '__proto__.json',
])('knows no file %j', async (file) => {
  await expect(get(file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.each([{ mirrored: 'yes' }, { furniture: ['true', 'false'] }, { dimensions: '' }, { mirrored: 1 }])(
  'refuses %j',
  async (query) => {
    await expect(get('1.double.svg', query)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  },
);

it('names files after the home, in letters that every system takes', async () => {
  const named = async (name: string): Promise<string> =>
    (
      await planFile(
        changed(singleWide, (_level, plan) => Object.assign(plan, { name })),
        'json',
      )
    ).fileName;
  expect(await named('The Élan / No. 5')).toBe('the-e-lan-no-5.json');
  expect(await named('../\u0000"')).toBe('floor-plan.json');
});

describe('what was drawn', () => {
  const counted = () => {
    let made = 0;
    const files = createPlanFiles((...parameters: Parameters<DrawPlanFile<string>>) => {
      made += 1;
      return draw(...parameters);
    });
    return { files, made: () => made };
  };
  const open = (
    { files }: ReturnType<typeof counted>,
    server: Partial<Context['server']> = {},
    name = 'kept',
    query: Record<string, string> = {},
  ) => files.open({ server: { ...context.server, ...server } }, name, 'svg', '1.single~x', query);

  it('is kept on disk: nobody draws it again, in this process or the next one', async () => {
    const first = counted();
    const drawn = await open(first);
    expect(await open(first)).toEqual(drawn);
    expect(await open(first, {}, 'kept', { mirrored: 'false' })).toEqual(drawn);
    expect(first.made()).toBe(1);
    const next = counted();
    expect(await open(next)).toEqual(drawn);
    expect(next.made()).toBe(0);
    expect(readdirSync(join(dataDir, 'cache/plans')).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });

  it('is not taken for another plan, another view or what another version of the program has drawn', async () => {
    const plans = counted();
    await open(plans);
    await open(plans, {}, 'another');
    await open(plans, {}, 'kept', { mirrored: 'true' });
    await open(plans, { id: 'edited meanwhile' });
    expect(plans.made()).toBe(3);
  });

  it('cost.budget: is kept in its own look apart from other looks, which push it out by no number', async () => {
    const own = () => readdirSync(join(dataDir, 'cache/plans'));
    const before = own();
    const plans = counted();
    const inSage = await open(plans, {}, 'kept', { color: 'sage' });
    await open(plans, {}, 'kept', { color: 'sand', style: 'cabin' });
    expect(await open(plans, {}, 'kept', { color: 'sage' })).toEqual(inSage);
    expect(plans.made()).toBe(2);
    expect(own()).toEqual(before);
    expect(readdirSync(join(dataDir, 'cache/plans-in-other-looks'))).toHaveLength(2);
  });
});

it('checks a design by the wish that it carries', async () => {
  const plan = {
    ...doubleWide(),
    code: '1.double',
    wish: { beds: ['king', 'full', 'twin'], baths: 2, width: 'double' },
  };
  const [withWish, without] = [await planFile(plan, 'pdf'), await planFile(doubleWide(), 'pdf')];
  expect(withWish.body.length).toBeGreaterThan(without.body.length);
});
