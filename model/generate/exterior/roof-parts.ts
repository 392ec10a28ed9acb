import type { Front, FrontPart, StreetSide } from '../../plan/document.ts';
import { carries, styleFacts, type StyledPart } from './styles.ts';
import { sideLength, spanOf, type Outline, type Span } from './wall-side.ts';

/** Along the wall, in inches. */
const gableWidth = 168;
const dormerWidth = { one: 84, ofTwo: 60 } as const;
const clerestory = { min: 96, max: 240 } as const;
/** From one part to the next, and to the end of the roof. */
const between = 24;

/** A stretch of so many inches about a middle, within a wall. */
const about = ({ from, to }: Span, width: number, wall: number): Span => {
  const length = Math.min(width, wall);
  const start = Math.max(0, Math.min(wall - length, Math.floor((from + to - length) / 2)));
  return { from: start, to: start + length };
};

/** Two dormers alike on either side of a gable; or side by side where it leaves too little on one side; or none. */
const besideGable = (gable: Span, wall: number): Span[] => {
  const width = dormerWidth.ofTwo;
  const [before, after] = [gable.from - 2 * between, wall - gable.to - 2 * between];
  const room = Math.min(before, after);
  if (room >= width) {
    const off = between + ((room - width) >> 1);
    return [
      { from: gable.from - off - width, to: gable.from - off },
      { from: gable.to + off, to: gable.to + off + width },
    ];
  }
  const [start, length] = before > after ? [between, before] : [gable.to + between, after];
  if (length < 2 * width + between) return [];
  const gap = Math.floor((length - 2 * width) / 3);
  const first = start + gap;
  const second = start + length - gap - width;
  return [
    { from: first, to: first + width },
    { from: second, to: second + width },
  ];
};

/** What the roof of a style carries above the street wall, as far as the roof can. */
export const roofParts = (
  home: Outline,
  street: StreetSide,
  { style, roof }: Pick<Front, 'style' | 'roof'>,
  entry: Span,
  porch: Span,
): FrontPart[] => {
  const wall = sideLength(home, street);
  const living = home.rooms.find(({ room }) => room.use === 'living');
  const gable = about(entry, gableWidth, wall);
  const spansOf = ({ kind, over }: StyledPart): Span[] => {
    switch (over) {
      case 'porch':
        return [{ from: porch.from, to: porch.to }];
      case 'entry':
        return [kind === 'gable' ? gable : about(entry, dormerWidth.one, wall)];
      case 'beside-gable':
        return besideGable(gable, wall);
      case 'living': {
        if (!living) return [];
        const span = spanOf(living.bounds, street);
        const width = Math.max(clerestory.min, Math.min(clerestory.max, span.to - span.from));
        return [about(span, width, wall)];
      }
    }
  };
  return styleFacts[style].parts
    .filter(({ kind, wideOnly }) => carries(roof, kind) && (!wideOnly || home.sections.length > 1))
    .flatMap((part) => spansOf(part).map((span) => ({ kind: part.kind, side: street, ...span })))
    .map((part, index) => ({ id: `part-${index + 1}`, ...part }));
};
