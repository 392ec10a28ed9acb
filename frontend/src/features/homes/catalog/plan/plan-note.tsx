import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { RoomNote } from './room-notes.ts';

const Line = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    // As high as its longest text, so that nothing moves when another room is shown.
    minH: { base: '5.5rem', md: '4rem' },
    px: { base: '4', md: '5' },
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    textStyle: 'small',
  },
});

interface PlanNoteProps {
  readonly note: RoomNote | undefined;
  readonly isMeasuring: boolean;
  readonly isTouch: boolean;
  /** What the ruler shows; empty while nothing is measured. */
  readonly distance: string;
}

const Hint = ({ children }: { children: ReactNode }) => <chakra.p color="quiet">{children}</chakra.p>;

/** Below the drawing: the room that is pointed at, or what the ruler measures. */
export const PlanNote = ({ note, isMeasuring, isTouch, distance }: PlanNoteProps) => {
  if (isMeasuring)
    return (
      <Line role="status">
        {distance ? (
          <p>
            <strong>{distance}</strong> between the two points
          </p>
        ) : (
          <Hint>
            {isTouch
              ? 'Tap two points, or draw a line with your finger. It holds on to walls.'
              : 'Drag from point to point, or click both. From the keyboard: arrow keys, with Shift to the next wall, then Enter.'}
          </Hint>
        )}
      </Line>
    );
  return (
    <Line>
      {note ? (
        <>
          <p>
            <strong>{note.name}</strong>
            {' · '}
            {note.size}
            {' · '}
            {note.area}
          </p>
          {note.fits && <chakra.p color="quiet">{note.fits}</chakra.p>}
        </>
      ) : (
        <Hint>
          {isTouch
            ? 'Tap a room for its size and what fits.'
            : 'Point at a room for its size and what fits. Press to keep it, or walk with the arrow keys.'}
        </Hint>
      )}
    </Line>
  );
};
