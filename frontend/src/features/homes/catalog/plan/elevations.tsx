import { chakra } from '@chakra-ui/react/styled-system';
import { drawElevation, elevationNames } from '@hearthline/model/drawing/elevation.ts';
import type { Plan, Side } from '@hearthline/model/plan/document.ts';
import { useMemo } from 'react';
import { useWidth } from '../../../../ui/charts/element-width.ts';
import { fitTogether, type FittedDrawing } from '../../../../ui/drawing/fit-drawing.ts';
import { drawingColors } from '../../../../ui/drawing/drawing-colors.ts';
import { Primitives } from '../../../../ui/drawing/primitives.tsx';

/** The front first, as visitors arrive. */
const order: readonly Side[] = ['front', 'rear', 'left', 'right'];

/** What a drawing may take in height, in pixels. */
const maxHeight = 320;
/** Of a figure, left and right, in pixels. */
const borders = 2;

interface ElevationProps {
  readonly side: Side;
  readonly fitted: FittedDrawing;
}

const Elevation = ({ side, fitted: { drawing, scale } }: ElevationProps) => {
  const { x, y, w, h } = drawing.bounds;
  return (
    <chakra.figure
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      p="0"
      minW="0"
      display="grid"
      placeItems="end center"
      style={drawingColors}
    >
      <chakra.svg
        role="img"
        aria-label={`${elevationNames[side]}. ${drawing.description}`}
        display="block"
        maxW="full"
        h="auto"
        fontFamily="body"
        width={w * scale}
        height={h * scale}
        viewBox={`${x} ${y} ${w} ${h}`}
      >
        <Primitives drawing={drawing} />
      </chakra.svg>
    </chakra.figure>
  );
};

/** The four sides of a home as they are seen from outside, in one scale. */
export const Elevations = ({ plan }: { plan: Plan }) => {
  const [frame, width] = useWidth<HTMLDivElement>(520);
  const fitted = useMemo(
    () =>
      fitTogether(
        order.map((side) => (textSize: number) => drawElevation(plan, side, textSize)),
        { width: width - borders, height: maxHeight },
      ),
    [plan, width],
  );
  return (
    <chakra.div
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {order.map((side, at) => {
        const one = fitted[at];
        return (
          one && (
            <chakra.div key={side} ref={at === 0 ? frame : undefined} display="grid" minW="0">
              <Elevation side={side} fitted={one} />
            </chakra.div>
          )
        );
      })}
    </chakra.div>
  );
};
