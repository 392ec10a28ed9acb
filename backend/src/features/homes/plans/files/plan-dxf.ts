import { drawPlan, layersOf } from '@hearthline/model/drawing/draw-plan.ts';
import { dashes, type Layer, type Path, type Ring, type Text } from '@hearthline/model/drawing/primitive.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import {
  DxfWriter,
  LWPolylineFlags,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf';

/** The layers by the names and color numbers that drafting programs show; 7 is black on white and white on black. */
const dxfLayers: Readonly<Record<Layer, { readonly name: string; readonly color: number }>> = {
  floors: { name: 'ROOMS', color: 254 },
  porch: { name: 'PORCH', color: 32 },
  'marriage line': { name: 'MARRIAGE-LINE', color: 1 },
  fixtures: { name: 'FIXTURES', color: 5 },
  furniture: { name: 'FURNITURE', color: 8 },
  walls: { name: 'WALLS', color: 7 },
  windows: { name: 'WINDOWS', color: 4 },
  doors: { name: 'DOORS', color: 3 },
  roof: { name: 'ROOF', color: 8 },
  alarms: { name: 'ALARMS', color: 30 },
  text: { name: 'TEXT', color: 7 },
  dimensions: { name: 'DIMENSIONS', color: 6 },
  tags: { name: 'MARKS', color: 30 },
};

const lineTypes = { hidden: 'HIDDEN', center: 'CENTER' } as const;

/** The height of text, in inches of the home. */
const textSize = 7;

/** What a text style reads as a code: percent signs in pairs, and carets. */
const plain = (text: string): string => text.replace(/%%/g, '% %').replace(/\^/g, '^ ');

/** To a millionth of an inch: the same digits on every machine. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** y upwards, from the front left corner of the home: arcs bend to the other side. */
const flipped = (ring: Ring, width: number): { point: { x: number; y: number }; bulge: number }[] =>
  ring.map(({ x, y, bulge = 0 }) => ({ point: { x: exact(x), y: exact(width - y) }, bulge: exact(-bulge) }));

const addPath = (dxf: DxfWriter, path: Path, width: number): void => {
  // A ground behind text is only a color; a floor is a boundary, with or without a line.
  if (!path.pen && path.layer !== 'floors') return;
  for (const ring of path.rings)
    dxf.addLWPolyline(flipped(ring, width), {
      layerName: dxfLayers[path.layer].name,
      ...(path.closed ? { flags: LWPolylineFlags.Closed } : {}),
      ...(path.dash ? { lineType: lineTypes[path.dash] } : {}),
    });
};

const addText = (dxf: DxfWriter, { text, x, y, size, upright, layer }: Text, width: number): void => {
  const at = { x: exact(x), y: exact(width - y), z: 0 };
  // The height of a DXF text is that of its capitals.
  dxf.addText(at, exact(size * 0.7), plain(text), {
    layerName: dxfLayers[layer].name,
    rotation: upright ? 90 : 0,
    horizontalAlignment: TextHorizontalAlignment.Center,
    verticalAlignment: TextVerticalAlignment.Middle,
    secondAlignmentPoint: at,
  });
};

/** A plan for drafting programs: ASCII DXF, in inches, full size, the front left corner of the home at the origin. */
export const planDxf = (plan: Plan): string => {
  const drawing = drawPlan(plan, { alarms: true, tags: true, textSize });
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Inches);
  dxf.setVariable('$LASTSAVEDBY', { 1: 'Hearthline' });
  // Imperial, and feet with inches as drafting programs show them.
  dxf.setVariable('$MEASUREMENT', { 70: 0 });
  dxf.setVariable('$LUNITS', { 70: 4 });
  const { x, y, w, h } = drawing.bounds;
  dxf.setVariable('$EXTMIN', { 10: exact(x), 20: exact(plan.width - y - h), 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: exact(x + w), 20: exact(plan.width - y), 30: 0 });
  for (const [name, pattern] of Object.entries(dashes))
    dxf.addLType(
      lineTypes[name as keyof typeof lineTypes],
      '_ _ _ _',
      pattern.map((length, at) => (at % 2 === 0 ? length : -length)),
    );
  for (const layer of layersOf(drawing)) dxf.addLayer(dxfLayers[layer].name, dxfLayers[layer].color);
  for (const one of drawing.primitives)
    if (one.kind === 'path') addPath(dxf, one, plan.width);
    else addText(dxf, one, plan.width);
  return dxf.stringify();
};
