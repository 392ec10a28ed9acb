import { chakra } from '@chakra-ui/react/styled-system';
import { drawPlan } from '@hearthline/model/drawing/draw-plan.ts';
import type { Edit } from '@hearthline/model/edit/edit.ts';
import type { Box, Finding, Plan } from '@hearthline/model/plan/document.ts';
import { useEffect, useId, useMemo, type KeyboardEvent } from 'react';
import { useWidth } from '../../../../ui/charts/element-width.ts';
import { useWindowHeight } from '../../../../ui/layout/window-height.ts';
import { drawingColors } from '../../../../ui/drawing/drawing-colors.ts';
import { Primitives } from '../../../../ui/drawing/primitives.tsx';
import type { PlanEditor } from '../state/use-plan-editor.ts';
import { changedSizes, wayText } from '../state/words.ts';
import { DragLabel } from './drag-label.tsx';
import { FindingMarks } from './finding-marks.tsx';
import { fittedSheet } from './fitted-sheet.ts';
import { shownOn, wayOnSheet, type SheetView } from './sheet-view.ts';
import { RoomHandle } from './room-handle.tsx';
import { ThingHandle } from './thing-handle.tsx';
import { thingsOf, type Thing } from './things.ts';
import { useDrag } from './use-drag.ts';

const Sheet = chakra('svg', {
  base: {
    display: 'block',
    maxW: 'full',
    height: 'auto',
    mx: 'auto',
    bg: 'surface',
    borderRadius: 'lg',
    userSelect: 'none',
  },
});

/** In pixels: everything above and below the sheet when the page has just been opened, so that all of a plan is seen at once. */
const around = { narrow: 356, wide: 358 };
/** In pixels: no window is so low that less of a plan is of use. */
const minHeight = 320;

interface PlanCanvasProps {
  readonly editor: PlanEditor;
  readonly view: SheetView;
  readonly findings: readonly Finding[];
  /** The one that was chosen in the list. */
  readonly pointed: Finding | null;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onMove: (thing: Thing, edit: Edit) => void;
  readonly onKey: (event: KeyboardEvent, thing: Thing) => void;
}

/** How far a change goes, in the plan. */
const wayOfEdit = (edit: Edit | null, thing: Thing): { x: number; y: number } => {
  if (!edit) return { x: 0, y: 0 };
  if (edit.kind === 'piece') return edit;
  const by = 'by' in edit ? edit.by : 0;
  return thing.moves === 'x' ? { x: by, y: 0 } : { x: 0, y: by };
};

const boxesById = ({ levels: [level] }: Plan): Map<string, Box> =>
  new Map([...level.walls, ...level.doors, ...level.windows, ...level.fixtures].map((one) => [one.id, one]));

/** The sheet of the editor: the drawing, what breaks a rule, and everything that can be moved. */
export const PlanCanvas = ({
  editor,
  view,
  findings,
  pointed,
  selected,
  onSelect,
  onMove,
  onKey,
}: PlanCanvasProps) => {
  const [place, width] = useWidth<HTMLDivElement>(900);
  const help = useId();
  const { plan } = editor;
  const height = Math.max(minHeight, useWindowHeight(900) - (view.turned ? around.narrow : around.wide));
  const sheet = useMemo(() => fittedSheet(shownOn(plan, view), width, height), [plan, view, width, height]);
  const { unit } = sheet;
  const { bounds, textSize } = sheet.drawing;
  const { drag, handlersOf, cancel } = useDrag({
    editor,
    view,
    unit: () => unit,
    selected,
    onSelect,
    onDrop: onMove,
  });
  const dragged = drag?.plan;
  const shown = useMemo(() => shownOn(dragged ?? plan, view), [dragged, plan, view]);
  const drawing = useMemo(
    () => (dragged ? drawPlan(shown, { dimensions: false, textSize }) : sheet.drawing),
    [dragged, shown, textSize, sheet.drawing],
  );
  const things = useMemo(() => thingsOf(plan), [plan]);
  const boxes = useMemo(() => boxesById(shown), [shown]);
  useEffect(() => {
    if (!drag) return;
    const stop = (event: globalThis.KeyboardEvent): void => void (event.key === 'Escape' && cancel());
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  });
  const way = drag && wayText(wayOnSheet(wayOfEdit(drag.edit, drag.thing), view));
  const lines = drag
    ? [way || '0 in', ...changedSizes(plan, drag.plan).slice(0, 4), ...(drag.refused ? [drag.refused] : [])]
    : [];
  const draggedBox = drag && boxes.get(drag.thing.id);
  return (
    <chakra.div ref={place} style={drawingColors}>
      <chakra.p id={help} srOnly>
        Arrow keys move by one inch, with Shift by six. R turns a piece.
      </chakra.p>
      <Sheet
        viewBox={[bounds.x, bounds.y, bounds.w, bounds.h].join(' ')}
        role="group"
        aria-label={`Floor plan of the ${plan.name}`}
        fontFamily="body"
        // No page scrolls beneath something that is being moved.
        style={{ cursor: drag ? 'grabbing' : undefined, width: sheet.pixels }}
      >
        <Primitives drawing={drawing} />
        <FindingMarks findings={findings} pointed={pointed} plan={shown} unit={unit} />
        {shown.levels[0].rooms.map((room) => (
          <RoomHandle
            key={room.id}
            room={room}
            unit={unit}
            selected={selected === room.id}
            onSelect={() => onSelect(room.id)}
          />
        ))}
        {things.map((thing) => {
          const box = boxes.get(thing.id);
          return (
            box && (
              <ThingHandle
                key={thing.id}
                thing={thing}
                box={box}
                unit={unit}
                selected={selected === thing.id}
                handlers={handlersOf(thing)}
                onSelect={() => onSelect(thing.id)}
                onKeyDown={(event) => onKey(event, thing)}
                help={help}
              />
            )
          );
        })}
        {draggedBox && <DragLabel lines={lines} at={draggedBox} within={bounds} unit={unit} />}
      </Sheet>
    </chakra.div>
  );
};
