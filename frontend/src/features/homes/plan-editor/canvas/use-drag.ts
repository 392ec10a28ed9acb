import type { Edit } from '@hearthline/model/edit/edit.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useRef, useState, type PointerEvent } from 'react';
import type { PlanEditor } from '../state/use-plan-editor.ts';
import { wayInPlan, type SheetView, type Way } from './sheet-view.ts';
import { moveOf, type Thing } from './things.ts';

/** What is being dragged, and the plan as it would be if it were let go. */
export interface Drag {
  readonly thing: Thing;
  readonly edit: Edit | null;
  readonly plan: Plan;
  /** Why it cannot go as far as the pointer is. */
  readonly refused: string | null;
}

interface Hold {
  readonly pointer: number;
  readonly from: Way;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<SVGGElement>) => void;
  readonly onPointerMove: (event: PointerEvent<SVGGElement>) => void;
  readonly onPointerUp: (event: PointerEvent<SVGGElement>) => void;
  readonly onPointerCancel: () => void;
}

interface Dragging {
  readonly editor: PlanEditor;
  readonly view: SheetView;
  /** Inches of the home per pixel. */
  readonly unit: () => number;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly onDrop: (thing: Thing, edit: Edit) => void;
}

/** A finger that trembles moves nothing, in pixels. */
const still = 4;

/**
 * Moves a thing with the pointer, to whole inches. A mouse takes hold of anything; a finger of what was chosen before, so
 * that the page can still be scrolled from anywhere.
 */
export const useDrag = ({ editor, view, unit, selected, onSelect, onDrop }: Dragging) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hold = useRef<Hold | null>(null);
  const end = (): void => {
    hold.current = null;
    setDrag(null);
  };
  const handlersOf = (thing: Thing): DragHandlers => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      if (event.pointerType === 'touch' && selected !== thing.id) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hold.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY } };
      onSelect(thing.id);
    },
    onPointerMove: (event) => {
      const press = hold.current;
      if (press?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - press.from.x, event.clientY - press.from.y];
      if (!drag && Math.hypot(x, y) < still) return;
      const perPixel = unit();
      const edit = moveOf(thing, wayInPlan({ x: x * perPixel, y: y * perPixel }, view));
      const made = edit ? editor.attempt(edit) : editor.plan;
      if (!('refused' in made)) setDrag({ thing, edit, plan: made, refused: null });
      else
        setDrag(
          drag
            ? { ...drag, refused: made.refused }
            : { thing, edit: null, plan: editor.plan, refused: made.refused },
        );
    },
    onPointerUp: (event) => {
      if (hold.current?.pointer !== event.pointerId) return;
      if (drag?.edit) onDrop(thing, drag.edit);
      end();
    },
    onPointerCancel: end,
  });
  return { drag, handlersOf, cancel: end };
};
