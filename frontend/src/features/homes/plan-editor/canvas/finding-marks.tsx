import { chakra } from '@chakra-ui/react/styled-system';
import type { Box, Finding, Plan } from '@hearthline/model/plan/document.ts';
import { boundsOf } from '@hearthline/model/plan/ring.ts';

/** Where a finding is marked: around what breaks the rule, or over the floor of its room. */
interface Place {
  readonly key: string;
  readonly box: Box;
  readonly floor?: string;
}

const placeOf = ({ at }: Finding, { porches, steps = [], levels: [level] }: Plan): Place | null => {
  const point = [...level.alarms, ...level.fans].find(({ id }) => id === at.item);
  const item =
    [...level.fixtures, ...level.doors, ...level.windows, ...level.walls, ...porches, ...steps].find(
      ({ id }) => id === at.item,
    ) ??
    (point && { x: point.x - 6, y: point.y - 6, w: 12, h: 12 });
  if (item) return { key: at.item ?? '', box: item };
  const room = level.rooms.find(({ id }) => id === at.room);
  if (!room) return null;
  return {
    key: `room ${room.id}`,
    box: boundsOf(room.floor),
    floor: room.floor.map(([x, y]) => `${x},${y}`).join(' '),
  };
};

interface FindingMarksProps {
  readonly findings: readonly Finding[];
  /** The one that was chosen in the list, which is marked even if it is no error. */
  readonly pointed: Finding | null;
  /** As it lies on the sheet. */
  readonly plan: Plan;
  /** Inches per pixel. */
  readonly unit: number;
}

interface Mark extends Place {
  readonly numbers: readonly number[];
  readonly isPointed: boolean;
  /** Good practice only, which is no danger. */
  readonly isAdvice: boolean;
}

const marksOf = ({ findings, plan, pointed }: Omit<FindingMarksProps, 'unit'>): Mark[] => {
  const marks = new Map<string, Mark>();
  for (const [index, finding] of findings.entries()) {
    const isPointed = finding === pointed;
    const place = isPointed || finding.level === 'error' ? placeOf(finding, plan) : null;
    if (!place) continue;
    const before = marks.get(place.key);
    marks.set(place.key, {
      ...place,
      numbers: [...(before?.numbers ?? []), index + 1],
      isPointed: isPointed || (before?.isPointed ?? false),
      isAdvice: finding.level === 'practice' && (before?.isAdvice ?? true),
    });
  }
  return [...marks.values()];
};

const Marks = chakra('g', {
  base: {
    color: 'danger',
    pointerEvents: 'none',
    '& .place': { stroke: 'currentColor', fill: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '& [data-pointed] .place': { fill: 'color-mix(in srgb, currentColor 32%, transparent)' },
    '& .badge': { fill: 'dangerFill' },
    '& [data-advice]': { color: 'pineText', '& .badge': { fill: 'pine' } },
    '& text': { fill: '#fff', fontWeight: '700' },
  },
});

/** What breaks a rule, framed where it does, with the number under which the list says why. */
export const FindingMarks = ({ unit, ...props }: FindingMarksProps) => (
  <Marks aria-hidden>
    {marksOf(props).map(({ key, box, floor, numbers, isPointed, isAdvice }) => {
      const text = numbers.length > 3 ? `${numbers.slice(0, 2).join(', ')} …` : numbers.join(', ');
      const [wide, high] = [(12 + 7 * text.length) * unit, 20 * unit];
      const [x, y] = [box.x + box.w / 2 - wide / 2, floor ? box.y + 4 * unit : box.y - high / 2];
      return (
        <g
          key={key}
          data-mark={key}
          data-pointed={isPointed || undefined}
          data-advice={isAdvice || undefined}
        >
          {floor ? (
            <polygon className="place" points={floor} strokeWidth={2 * unit} />
          ) : (
            <rect
              className="place"
              x={box.x - 2 * unit}
              y={box.y - 2 * unit}
              width={box.w + 4 * unit}
              height={box.h + 4 * unit}
              strokeWidth={2.5 * unit}
              strokeDasharray={`${6 * unit} ${3 * unit}`}
            />
          )}
          <rect className="badge" x={x} y={y} width={wide} height={high} rx={high / 2} />
          <text
            x={x + wide / 2}
            y={y + high / 2 + 4.5 * unit}
            style={{ fontSize: `${13 * unit}px` }}
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      );
    })}
  </Marks>
);
