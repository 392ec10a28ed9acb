import { chakra } from '@chakra-ui/react/styled-system';
import { drawElevation, elevationNames } from '@hearthline/model/drawing/elevation.ts';
import type { Plan, Side } from '@hearthline/model/plan/document.ts';
import { useMemo } from 'react';
import { useWidth } from '../../../ui/charts/element-width.ts';
import { fitDrawing } from './fit-drawing.ts';
import { drawingColors } from '../../../ui/drawing/drawing-colors.ts';
import { Primitives } from '../../../ui/drawing/primitives.tsx';

/** The front first, as visitors arrive. */
const order: readonly Side[] = ['front', 'rear', 'left', 'right'];

const Elevation = ({ plan, side }: { plan: Plan; side: Side }) => {
  const [frame, width] = useWidth<HTMLDivElement>(520);
  const { drawing } = useMemo(
    () => fitDrawing((textSize) => drawElevation(plan, side, textSize), { width, height: 320 }),
    [plan, side, width],
  );
  const { x, y, w, h } = drawing.bounds;
  return (
    <chakra.figure
      ref={frame}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="lg"
      p="0"
      minW="0"
      display="grid"
      placeItems="center"
      style={drawingColors}
    >
      <chakra.svg
        role="img"
        aria-label={`${elevationNames[side]}. ${drawing.description}`}
        display="block"
        w="full"
        maxH="20rem"
        fontFamily="body"
        viewBox={`${x} ${y} ${w} ${h}`}
      >
        <Primitives drawing={drawing} />
      </chakra.svg>
    </chakra.figure>
  );
};

/** The four sides of a home as they are seen from outside. */
export const Elevations = ({ plan }: { plan: Plan }) => (
  <chakra.div
    display="grid"
    gap={{ base: '4', md: '6' }}
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
  >
    {order.map((side) => (
      <Elevation key={side} plan={plan} side={side} />
    ))}
  </chakra.div>
);
