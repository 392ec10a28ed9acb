import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { useState, type ReactNode } from 'react';
import type { StaffAppointmentRowFragment } from '../../../../gql/generated.ts';

/** Where a booking can be put down. */
export interface Place {
  readonly date: string;
  /** Missing: the time of day stays. */
  readonly time?: string;
  /** Missing: the consultant stays. */
  readonly consultantId?: string;
  /** As a screen reader says it. */
  readonly words: string;
}

interface DragBoardProps {
  /** Called where a booking was put down elsewhere than it is. Nothing has happened yet: it asks first. */
  readonly onMove: (appointment: StaffAppointmentRowFragment, to: Place) => void;
  /** What follows the pointer. */
  readonly draw: (appointment: StaffAppointmentRowFragment) => ReactNode;
  readonly children: ReactNode;
}

/** A booking lands in the column that the pointer is in, or else its left edge, with its beginning where its upper edge is. */
const byColumnAndTop: CollisionDetection = ({
  collisionRect,
  droppableContainers,
  droppableRects,
  pointerCoordinates,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left;
  return droppableContainers
    .flatMap((container) => {
      const rect = droppableRects.get(container.id);
      if (!rect) return [];
      const aside = Math.max(rect.left - x, 0, x - rect.right + 1);
      const value = Math.hypot(aside, rect.top - collisionRect.top);
      return [{ id: container.id, data: { droppableContainer: container, value } }];
    })
    .sort((a, b) => a.data.value - b.data.value)
    .slice(0, 1);
};

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  [KeyboardCode.Right]: [1, 0],
  [KeyboardCode.Left]: [-1, 0],
  [KeyboardCode.Down]: [0, 1],
  [KeyboardCode.Up]: [0, -1],
};

/** An arrow key moves a booking to the nearest place in that direction. */
const toNextPlace: KeyboardCoordinateGetter = (
  event,
  { context: { collisionRect, droppableRects, over } },
) => {
  const direction = directions[event.code];
  if (!direction || !collisionRect) return undefined;
  event.preventDefault();
  const here = over?.rect ?? collisionRect;
  const [x, y] = direction;
  const next = [...droppableRects.values()]
    .filter((rect) => (rect.left - here.left) * x + (rect.top - here.top) * y > 1)
    // Along the direction first: a step to the side counts for more.
    .sort((a, b) => {
      const cost = (rect: { readonly left: number; readonly top: number }): number =>
        Math.abs(rect.left - here.left) * (x ? 1 : 8) + Math.abs(rect.top - here.top) * (y ? 1 : 8);
      return cost(a) - cost(b);
    })[0];
  return next && { x: next.left, y: next.top };
};

const bookingOf = (data: unknown): StaffAppointmentRowFragment | undefined =>
  (data as { appointment?: StaffAppointmentRowFragment } | undefined)?.appointment;
const placeOf = (data: unknown): Place | undefined => (data as { place?: Place } | undefined)?.place;

const whoAndWhen = (data: unknown): string => {
  const one = bookingOf(data);
  return one
    ? `${one.customerName}, ${longDate(one.appointmentDate)} at ${timeOfDay(one.appointmentTime)}`
    : 'The appointment';
};

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${whoAndWhen(active.data.current)}.`,
  onDragOver: ({ over }) => (over ? `Over ${placeOf(over.data.current)?.words ?? ''}.` : undefined),
  onDragEnd: ({ over }) =>
    over ? `Put down on ${placeOf(over.data.current)?.words ?? ''}.` : 'Put back where it was.',
  onDragCancel: () => 'Put back where it was.',
};

const isElsewhere = (one: StaffAppointmentRowFragment, { date, time, consultantId }: Place): boolean =>
  date !== one.appointmentDate ||
  (time !== undefined && time !== one.appointmentTime) ||
  (consultantId !== undefined && consultantId !== one.consultantId);

/** Lets bookings be dragged to another place: with a mouse, with a finger that rests first, or with Space and the arrow keys. */
export const DragBoard = ({ onMove, draw, children }: DragBoardProps) => {
  const [dragged, setDragged] = useState<StaffAppointmentRowFragment>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextPlace,
      // Enter opens a booking, as it does everywhere.
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );
  const end = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined);
    const [one, place] = [bookingOf(active.data.current), placeOf(over?.data.current)];
    if (one && place && isElsewhere(one, place)) onMove(one, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={byColumnAndTop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press Enter to open it. To move it, press Space, then the arrow keys, and Space again to put it down; Escape puts it back. You are asked to confirm before anyone is notified.',
        },
      }}
      onDragStart={({ active }) => setDragged(bookingOf(active.data.current))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && draw(dragged)}</DragOverlay>
    </DndContext>
  );
};
