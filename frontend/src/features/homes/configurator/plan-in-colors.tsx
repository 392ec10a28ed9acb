import { chakra } from '@chakra-ui/react/styled-system';
import { drawPlan, type Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { extentOf } from '@hearthline/model/drawing/extent.ts';
import { lightPalette } from '@hearthline/model/drawing/palette.ts';
import type { InteriorFinish, Primitive } from '@hearthline/model/drawing/primitive.ts';
import type { Box, Plan } from '@hearthline/model/plan/document.ts';
import { useMemo } from 'react';
import { useSize } from '../../../ui/charts/element-width.ts';
import { drawingColors, finishTextVariable, finishVariable } from '../../../ui/drawing/drawing-colors.ts';
import { fitDrawing } from '../../../ui/drawing/fit-drawing.ts';
import { Primitives } from '../../../ui/drawing/primitives.tsx';
import { readableOn } from './readable-on.ts';

const finishes: readonly InteriorFinish[] = ['floors', 'cabinets', 'counters'];

/** The chosen colors as `#rrggbb`; null: as every drawing has it. */
export type FinishColors = Readonly<Record<InteriorFinish, string | null>>;

const variablesOf = (colors: FinishColors): Record<string, string> =>
  Object.fromEntries(
    finishes.flatMap((finish) => {
      const color = colors[finish];
      return color === null
        ? []
        : [
            [finishVariable(finish), color],
            [finishTextVariable(finish), readableOn(color, lightPalette.inks.text, lightPalette.inks.joint)],
          ];
    }),
  );

/** Where letters would be higher than this, in inches of the home, they would hide what they name: then there are none. */
const maxTextSize = 22;
/** Around what is drawn, in inches of the home. */
const margin = 6;

/** The plan without what does not help to judge colors by: what is outside, and the rooms, with their names where there is space. */
const partsOf = (plan: Plan, drawing: Drawing): { outside: Drawing; inside: Drawing; bounds: Box } => {
  const rooms = new Set(plan.levels[0].rooms.map(({ id }) => id));
  const isShown = ({ kind, layer, of = '' }: Primitive): boolean =>
    drawing.textSize > maxTextSize ? kind === 'path' && layer !== 'text' : layer !== 'text' || rooms.has(of);
  const isOutside = ({ layer }: Primitive): boolean => layer === 'porch' || layer === 'tags';
  const shown = drawing.primitives.filter(isShown);
  const { x, y, w, h } = extentOf(shown);
  return {
    outside: { ...drawing, primitives: shown.filter(isOutside) },
    inside: { ...drawing, primitives: shown.filter((one) => !isOutside(one)) },
    bounds: { x: x - margin, y: y - margin, w: w + 2 * margin, h: h + 2 * margin },
  };
};

interface PlanInColorsProps {
  readonly plan: Plan;
  readonly colors: FinishColors;
}

/**
 * A floor plan whose floors, cabinets and counters have the colors of what was chosen; it fills its box as far as it goes. The inside of
 * the home is always lit, so that colors are seen as they are; what is around it follows the page.
 */
export const PlanInColors = ({ plan, colors }: PlanInColorsProps) => {
  const [frame, width, height] = useSize<HTMLDivElement>(680, 480);
  // Not drawn anew for other colors: these are variables around it.
  const { drawing, outside, inside, bounds } = useMemo(() => {
    const { drawing } = fitDrawing(
      (textSize) => drawPlan(plan, { dimensions: false, fronts: true, textSize }),
      { width, height },
    );
    return { drawing, ...partsOf(plan, drawing) };
  }, [plan, width, height]);
  const { x, y, w, h } = bounds;
  return (
    <chakra.div
      ref={frame}
      position="relative"
      w="full"
      h="full"
      minH="0"
      style={{ ...drawingColors, ...variablesOf(colors) }}
    >
      <chakra.svg
        role="img"
        aria-label={`${drawing.title} in the chosen colors. ${drawing.description}`}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        fontFamily="body"
        viewBox={`${x} ${y} ${w} ${h}`}
        printColorAdjust="exact"
      >
        <Primitives drawing={outside} />
        <g style={{ colorScheme: 'light' }}>
          <Primitives drawing={inside} />
        </g>
      </chakra.svg>
    </chakra.div>
  );
};
