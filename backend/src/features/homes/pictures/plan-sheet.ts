import { withCaption } from '@hearthline/model/drawing/caption.ts';
import { drawPlan, textSizeFor, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import type { Palette } from '@hearthline/model/drawing/palette.ts';
import { dashes, penWidths, type Path, type Text } from '@hearthline/model/drawing/primitive.ts';
import { pathData } from '@hearthline/model/drawing/svg/path-data.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { group, path, rect, text, type Picture, type Shape } from './drawing/shape.ts';

/** Pages reserve room for a sheet of these proportions. */
const sheet = { width: 1600, height: 1200, margin: 40 } as const;

/** How wide pages mostly show a sheet, in pixels: its text can be read there. */
const shownAt = 800;

const pathShape = (one: Path, { inks, fills }: Palette, textSize: number): Shape =>
  path(pathData(one), {
    ...(one.fill && { fill: fills[one.fill] }),
    ...(one.pen && {
      stroke: inks[one.ink ?? 'line'],
      width: penWidths[one.pen] * textSize,
      cap: 'round',
      ...(one.dash && { dash: dashes[one.dash] }),
    }),
  });

const textShape = (
  { text: words, x, y, size, strong, ink, upright, anchor }: Text,
  { inks }: Palette,
): Shape => {
  // Letters stand on a line somewhat below their middle.
  const below = size * 0.35;
  return text(words, upright ? [x + below, y] : [x, y + below], {
    face: strong ? 'label-strong' : 'label',
    size,
    fill: inks[ink ?? 'text'],
    align: anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center',
    ...(upright && { turn: -90 }),
  });
};

/** A drawing in the middle of a sheet. */
const onSheet = ({ title, bounds, primitives, textSize }: Drawing, palette: Palette): Picture => {
  const scale = Math.min(
    (sheet.width - 2 * sheet.margin) / bounds.w,
    (sheet.height - 2 * sheet.margin) / bounds.h,
  );
  const move = [
    (sheet.width - bounds.w * scale) / 2 - bounds.x * scale,
    (sheet.height - bounds.h * scale) / 2 - bounds.y * scale,
  ] as const;
  return {
    title,
    width: sheet.width,
    height: sheet.height,
    paper: palette.fills.paper,
    shapes: [
      rect(0, 0, sheet.width, sheet.height, { fill: palette.fills.paper }),
      group(
        primitives.map((one) =>
          one.kind === 'path' ? pathShape(one, palette, textSize) : textShape(one, palette),
        ),
        { move, scale },
      ),
    ],
  };
};

/** A plan document as a sheet: furnished and dimensioned, with name, facts and a scale below it. */
export const planPicture = (plan: Plan, palette: Palette): Picture =>
  onSheet(withCaption(drawPlan(plan, { textSize: textSizeFor(plan, shownAt) }), plan), palette);
