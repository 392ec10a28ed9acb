// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../plan/document.ts';
import { changed, doubleWide, singleWide } from '../../testing/plans.ts';
import { drawPlan } from '../draw-plan.ts';
import { drawElevation } from '../elevation.ts';
import { darkPalette, lightPalette } from '../palette.ts';
import { planSvg, svgOf } from './svg.ts';

/** What is read of an XML document. The model is compiled without the types of a browser. */
interface XmlElement {
  readonly tagName: string;
  readonly textContent: string | null;
  readonly attributes: Iterable<{ readonly name: string }>;
  readonly getAttribute: (name: string) => string | null;
  readonly querySelector: (selector: string) => XmlElement | null;
}
interface XmlDocument {
  readonly documentElement: XmlElement;
  readonly querySelector: XmlElement['querySelector'];
  readonly querySelectorAll: (selector: string) => Iterable<XmlElement>;
}
const { DOMParser } = globalThis as unknown as {
  DOMParser: new () => { readonly parseFromString: (text: string, type: string) => XmlDocument };
};

/** Parses as strictly as XML is: anything malformed becomes an error element. */
const parsed = (svg: string): XmlDocument => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};

const textIn = (document: XmlDocument): string =>
  [...document.querySelectorAll('text')].map(({ textContent }) => textContent).join('\n');

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]></style><script/>',
  '&amp;&#0;&lol;',
  'nul\u0000 and \u0008',
  '\u202eكيل',
  'lone \ud800 surrogate \uffff',
  'x'.repeat(120),
  "' onload='alert(1)",
];

describe('the SVG of a plan', () => {
  it.each([singleWide, doubleWide])('is XML with a title, a description and every name', (make) => {
    const plan = make();
    const document = parsed(planSvg(plan));
    const root = document.documentElement;
    expect(root.querySelector('title')?.textContent).toBe(`${plan.name} floor plan`);
    expect(root.querySelector('desc')?.textContent).toContain('Rooms: ');
    for (const { id, name } of plan.levels[0].rooms) {
      expect(textIn(document)).toContain(name);
      expect(root.querySelector(`[data-room="${id}"] > title`)?.textContent).toBe(name);
    }
  });

  it('states the overall size in feet and inches', () => {
    expect(textIn(parsed(planSvg(doubleWide())))).toMatch(/26' 8"\n[\s\S]*\n56' 0"\n/);
  });

  it.each(hostile)('shows a name as text and nothing else: %j', (name) => {
    const plan = changed(singleWide, (level, document: Plan) => {
      document.name = name;
      for (const room of level.rooms) Object.assign(room, { name, id: `${name}${room.id}` });
      for (const piece of level.fixtures) piece.id = name;
    });
    const svg = planSvg(plan);
    const document = parsed(svg);
    const names = new Set([...document.querySelectorAll('*')].map(({ tagName }) => tagName));
    expect([...names].filter((tag) => !/^(svg|title|desc|style|rect|g|path|text)$/.test(tag))).toEqual([]);
    for (const element of document.querySelectorAll('*'))
      for (const attribute of element.attributes) expect(attribute.name).not.toMatch(/^on|href$|^src$/);

    expect(svg).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\uffff]/);
  });

  it('fetches nothing', () => {
    expect(planSvg(doubleWide()).replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|url\(|@import|<script|<image|<use/,
    );
  });

  it('has colors for light and dark, and attributes for programs that read no style', () => {
    const svg = planSvg(singleWide());
    expect(svg).toContain('@media (prefers-color-scheme:dark)');
    const defined = new Set(svg.match(/--plan-[a-z-]+(?=:)/g));
    for (const used of svg.match(/(?<=var\()--plan-[a-z-]+/g) ?? []) expect(defined).toContain(used);
    for (const path of parsed(svg).querySelectorAll('g > path:not(.room)'))
      expect(path.getAttribute('fill')).toMatch(/^(none|#[0-9a-f]{6})$/);
  });

  it('is light or dark for good and has a size in pixels, as an image within a page', () => {
    const drawing = drawPlan(doubleWide());
    for (const [colors, palette] of [
      ['light', lightPalette],
      ['dark', darkPalette],
    ] as const) {
      const svg = svgOf(drawing, [], colors);
      expect(svg).not.toContain('prefers-color-scheme');
      expect(svg).toContain(`--plan-paper:${palette.fills.paper}`);
      const root = parsed(svg).documentElement;
      const { w, h } = drawing.bounds;
      const [width, height] = ['width', 'height'].map((name) => Number(root.getAttribute(name)));
      expect(width).toBe(1600);
      expect(Number(height) / 1600).toBeCloseTo(h / w, 2);
    }
    expect(parsed(svgOf(drawing)).documentElement.getAttribute('width')).toBeNull();
  });

  it('has its letters with it as an image within a page, and nothing from elsewhere', () => {
    const drawing = drawPlan(doubleWide());
    const image = svgOf(drawing, [], 'light');
    expect(image).toMatch(/@font-face\{font-family:Figtree;[^}]*url\(data:font\/woff2;base64,[\w+/=]+\)\}/);
    expect(parsed(image).documentElement.getAttribute('font-family')).toMatch(/^Figtree,/);
    expect(image.match(/url\((?!data:)/g)).toBeNull();
    expect(svgOf(drawing)).not.toContain('url(');
  });

  it('shows the floor that is pointed at also where it is mirrored', () => {
    const [plain, mirrored] = [planSvg(doubleWide()), planSvg(doubleWide(), { mirrored: true })].map(
      (svg) => parsed(svg).querySelector('[data-room="kitchen"]')?.getAttribute('d') ?? '',
    );
    expect(plain).toContain('M154 6');
    expect(mirrored).toContain('518 6');
  });

  it('draws each side of the home', () => {
    for (const side of ['front', 'rear', 'left', 'right'] as const) {
      const document = parsed(svgOf(drawElevation(doubleWide(), side, 9)));
      expect(textIn(document)).toMatch(/elevation · (56' 0"|26' 8")/);
    }
  });
});
