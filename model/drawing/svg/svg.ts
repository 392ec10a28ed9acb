import { escapeMarkup } from '@hearthline/rules/escape-markup.ts';
import { drawPlan, type Drawing, type DrawingOptions } from '../draw-plan.ts';
import type { Plan, Room } from '../../plan/document.ts';
import { printable } from '../labels/text-width.ts';
import { mirroredPlan } from '../../plan/mirror.ts';
import { lightPalette } from '../palette.ts';
import { dashes, penWidths, type Layer, type Path, type Primitive, type Text } from '../primitive.ts';
import { pathData, short } from './path-data.ts';
import { fontFamily, svgStyle, type SvgColors } from './svg-style.ts';

/** A text from outside within XML. */
const escaped = (text: string): string => escapeMarkup(printable(text));

/** The text of a drawing is the model's own or printable already; dimensions keep their quotes as they are. */
const content = (text: string): string => text.replace(/[&<>]/g, escapeMarkup);

const attributes = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

const pathMarkup = (path: Path, textSize: number): string => {
  const { pen, ink = 'line', fill, dash, of } = path;
  const classes = [pen && `i-${ink}`, fill && `f-${fill}`].filter(Boolean).join(' ');
  return `<path${attributes({
    class: classes,
    fill: fill ? lightPalette.fills[fill] : 'none',
    'fill-rule': path.rings.length > 1 ? 'evenodd' : undefined,
    stroke: pen ? lightPalette.inks[ink] : undefined,
    'stroke-width': pen ? short(penWidths[pen] * textSize) : undefined,
    'stroke-dasharray': dash ? dashes[dash].join(' ') : undefined,
    'data-of': of === undefined ? undefined : escaped(of),
    d: pathData(path),
  })}/>`;
};

const anchors = { start: 'start', end: 'end' } as const;

const textMarkup = ({ text, x, y, size, strong, ink = 'text', upright, anchor, of }: Text): string => {
  // Half the height of capitals below the middle: `dominant-baseline` is read differently by different programs.
  const drop = size * 0.35;
  return `<text${attributes({
    class: `t-${ink}`,
    fill: lightPalette.inks[ink],
    x: short(upright ? x + drop : x),
    y: short(upright ? y : y + drop),
    'font-size': short(size),
    'font-weight': strong ? '500' : undefined,
    'text-anchor': anchor ? anchors[anchor] : 'middle',
    transform: upright ? `rotate(-90 ${short(x + drop)} ${short(y)})` : undefined,
    'data-of': of === undefined ? undefined : escaped(of),
  })}>${content(text)}</text>`;
};

const markup = (one: Primitive, textSize: number): string =>
  one.kind === 'path' ? pathMarkup(one, textSize) : textMarkup(one);

/** Runs of one layer, or of one thing of an elevation, become one group, in the order in which they are painted. */
const groups = (primitives: readonly Primitive[], textSize: number): string[] => {
  const runs: { layer: Layer; id: string | undefined; parts: string[] }[] = [];
  for (const one of primitives) {
    const last = runs.at(-1);
    const id = one.kind === 'path' ? one.id : undefined;
    if (last?.layer === one.layer && last.id === id) last.parts.push(markup(one, textSize));
    else runs.push({ layer: one.layer, id, parts: [markup(one, textSize)] });
  }
  return runs.map(
    ({ layer, id, parts }) =>
      `<g${attributes({ class: `layer-${layer.replace(' ', '-')}`, 'data-id': id === undefined ? undefined : escaped(id) })}>${parts.join('\n')}</g>`,
  );
};

/** A floor that says what it is when it is pointed at. */
const area = (room: Room): string =>
  `<path class="room" fill="none" pointer-events="all"${attributes({ 'data-room': escaped(room.id) })} d="${pathData(
    {
      kind: 'path',
      layer: 'floors',
      rings: [room.floor.map(([x, y]) => ({ x, y }))],
      closed: true,
    },
  )}"><title>${escaped(room.name)}</title></path>`;

/** In pixels, how wide an image within a page says that it is. */
const imageWidth = 1600;

/**
 * A drawing as an SVG document of its own: no script, nothing from elsewhere, every text escaped.
 * @param rooms whose names are told when they are pointed at
 * @param colors for an image within a page, which has its own light and dark and needs a size; by default as the reader's system
 */
export const svgOf = (drawing: Drawing, rooms: readonly Room[] = [], colors?: SvgColors): string => {
  const { x, y, w, h } = drawing.bounds;
  const size = colors ? { width: short(imageWidth), height: short(Math.round((imageWidth * h) / w)) } : {};
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="plan" role="img" aria-labelledby="plan-title plan-description" viewBox="${[x, y, w, h].map(short).join(' ')}"${attributes(size)} font-family="${fontFamily}" stroke-linecap="round" stroke-linejoin="miter">`,
    `<title id="plan-title">${escaped(drawing.title)}</title>`,
    `<desc id="plan-description">${escaped(drawing.description)}</desc>`,
    `<style>${svgStyle(colors)}</style>`,
    `<rect class="f-paper" fill="${lightPalette.fills.paper}" x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"/>`,
    ...groups(drawing.primitives, drawing.textSize),
    `<g class="rooms">${rooms.map(area).join('\n')}</g>`,
    '</svg>',
    '',
  ].join('\n');
};

/** The floor plan as an SVG document. */
export const planSvg = (source: Plan, { mirrored = false, ...options }: DrawingOptions = {}): string => {
  const plan = mirrored ? mirroredPlan(source) : source;
  return svgOf(drawPlan(plan, options), plan.levels[0].rooms);
};
