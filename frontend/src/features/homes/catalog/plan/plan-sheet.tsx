import { chakra } from '@chakra-ui/react/styled-system';
import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useMemo, useState } from 'react';
import { fitDrawing } from '../../../../ui/drawing/fit-drawing.ts';
import { drawingColors } from '../../../../ui/drawing/drawing-colors.ts';
import { Primitives } from '../../../../ui/drawing/primitives.tsx';
import { RoomAreas } from './room-areas.tsx';
import type { RoomNote } from './room-notes.ts';
import { RulerMarks } from './ruler-marks.tsx';
import type { RulerState } from './ruler-state.ts';
import { sheetHeight } from './sheet-size.ts';

export interface PlanView {
  readonly furniture: boolean;
  readonly dimensions: boolean;
  readonly mirrored: boolean;
  readonly isMeasuring: boolean;
  /** 1 shows all of it. */
  readonly zoom: number;
}

interface PlanSheetProps {
  readonly plan: Plan;
  /** The plan as it lies on the sheet. */
  readonly seen: Plan;
  readonly turned: boolean;
  /** Of the frame, in pixels. */
  readonly width: number;
  readonly ruler: RulerState;
  readonly notes: readonly RoomNote[];
  readonly view: PlanView;
  readonly shown: string | null;
  readonly pinned: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onKeep: (id: string | null) => void;
}

const Sheet = chakra('svg', {
  base: {
    display: 'block',
    mx: 'auto',
    fontFamily: 'body',
    '&[data-measuring]': { cursor: 'crosshair', touchAction: 'none' },
    // Drawn for the window, which may be wider than the paper.
    _print: { maxW: 'full', height: 'auto' },
  },
});

/** Narrower than this, in pixels, dimensions would leave no room for the plan: the sheet is then wider than its frame. */
const minWidthWithDimensions = 720;

/** The drawing of a plan, which answers to pointers and keys; it scrolls within its frame when it is enlarged. */
export const PlanSheet = (props: PlanSheetProps) => {
  const { plan, seen, turned, width, ruler, notes, view, shown, pinned, onPoint, onKeep } = props;
  const { furniture, dimensions, mirrored, isMeasuring, zoom } = view;
  const height = sheetHeight(plan, width);
  const minScale = dimensions && turned ? Math.max(1, minWidthWithDimensions / width) : 1;
  const factor = zoom * minScale;
  const { drawing, scale } = useMemo(
    () =>
      fitDrawing((textSize) => drawPlan(plan, { furniture, dimensions, mirrored, turned, textSize }), {
        width: width * factor,
        height: height * factor,
      }),
    [plan, furniture, dimensions, mirrored, turned, width, height, factor],
  );
  const [isKeyed, setKeyed] = useState(false);
  const { x, y, w, h } = drawing.bounds;
  return (
    <chakra.div
      style={{ ...drawingColors, height }}
      display="grid"
      alignItems="center"
      overflow="auto"
      overscrollBehavior="contain"
      bg="surface"
      position="relative"
      _print={{ height: 'auto !important' }}
    >
      <Sheet
        width={Math.floor(w * scale)}
        height={Math.floor(h * scale)}
        viewBox={`${x} ${y} ${w} ${h}`}
        data-measuring={isMeasuring ? '' : undefined}
        {...(isMeasuring
          ? {
              ...ruler.pointer,
              role: 'application',
              tabIndex: 0,
              'aria-label':
                'Ruler. Arrow keys move the point by six inches, with Shift to the next wall. Enter sets each end, Escape clears.',
              onFocus: () => setKeyed(true),
              onBlur: () => setKeyed(false),
              onKeyDown: ruler.onKeyDown,
            }
          : { role: 'group', 'aria-label': `${drawing.title}. Arrow keys go from room to room.` })}
      >
        <Primitives drawing={drawing} />
        {isMeasuring ? (
          <RulerMarks ruler={ruler} scale={scale} isKeyed={isKeyed} />
        ) : (
          <RoomAreas
            plan={seen}
            notes={notes}
            shown={shown}
            pinned={pinned}
            onPoint={onPoint}
            onKeep={onKeep}
          />
        )}
      </Sheet>
    </chakra.div>
  );
};
