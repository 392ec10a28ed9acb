import { sharedArea } from '../../plan/box.ts';
import type { Box, Fixture, FixtureKind, Level } from '../../plan/document.ts';
import { isFurniture } from '../../plan/furniture.ts';
import { textWidth } from '../labels/text-width.ts';
import { facingOf, Frame } from '../sheet-frame.ts';
import { boxOfText } from '../extent.ts';
import type { Layer, Primitive, Style, Text } from '../primitive.ts';
import { bathSymbols } from './bath-symbols.ts';
import { bedSymbols } from './beds.ts';
import { kitchenSymbols } from './kitchen-symbols.ts';
import { livingSymbols } from './living-symbols.ts';
import { utilitySymbols } from './utility-symbols.ts';

const symbols: Readonly<Record<FixtureKind, (frame: Frame) => void>> = {
  ...bedSymbols,
  ...bathSymbols,
  ...kitchenSymbols,
  ...utilitySymbols,
  ...livingSymbols,
};

/** Machines that look alike from above are named, as is usual in drawings. */
const marks: Readonly<Partial<Record<FixtureKind, string>>> = {
  refrigerator: 'REF',
  dishwasher: 'DW',
  washer: 'W',
  dryer: 'D',
  'water-heater': 'WH',
  furnace: 'F',
};

/** What lies under a sink or range is drawn first. */
const drawnFirst: readonly FixtureKind[] = ['island', 'counter', 'table'];
const rank = ({ kind }: Fixture): number => {
  const at = drawnFirst.indexOf(kind);
  return at < 0 ? drawnFirst.length : at;
};

const layerOf = (piece: Fixture): Layer => (isFurniture(piece) ? 'furniture' : 'fixtures');

/** What stands on base cabinets under one top. */
const onCabinets: ReadonlySet<FixtureKind> = new Set(['counter', 'sink', 'dishwasher']);

/** How deep the fronts of base cabinets are drawn, in inches: enough to tell their color by. */
const frontDepth = 4;

/** Of the size of other text, or a little smaller where a machine is small; not at all if that is too large too. */
const markOf = (piece: Fixture, covered: readonly Box[], textSize: number): Primitive[] => {
  const { id, kind, x, y, w, h } = piece;
  const text = marks[kind];
  if (text === undefined) return [];
  const size = [1, 0.85]
    .map((share) => share * textSize)
    .find((one) => textWidth(text, one) < w - 5 && one < h - 6);
  if (size === undefined) return [];
  const mark: Text = {
    kind: 'text',
    layer: layerOf(piece),
    text,
    x: x + w / 2,
    y: y + h / 2,
    size,
    ink: 'quiet',
    of: id,
  };
  return covered.some((one) => sharedArea(one, boxOfText(mark)) > 0) ? [] : [mark];
};

/**
 * Appliances, plumbing and, if wanted, furniture, as seen from above.
 * @param covered where something else is drawn over them, so that no piece is named there
 * @param fronts whether base cabinets show along the front of their top
 */
export const drawFixtures = (
  level: Level,
  withFurniture: boolean,
  covered: readonly Box[],
  textSize: number,
  fronts: boolean,
): Primitive[] =>
  level.fixtures
    .filter((piece) => withFurniture || !isFurniture(piece))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((piece) => {
      const facing = facingOf(piece, level);
      const style: Style = {
        layer: layerOf(piece),
        pen: 'fine',
        ink: 'detail',
        fill: 'piece',
        of: piece.id,
      };
      const frame = new Frame(piece, facing, style);
      symbols[piece.kind](frame);
      const [top, ...others] = frame.paths;
      // Over the top, and under what lies in it.
      const front =
        fronts && onCabinets.has(piece.kind)
          ? new Frame(piece, facing, { ...style, pen: 'hair', finish: 'cabinets' }).rect(
              0,
              frame.depth - frontDepth,
              frame.width,
              frontDepth,
            ).paths
          : [];
      return [...(top ? [top] : []), ...front, ...others, ...markOf(piece, covered, textSize)];
    });
