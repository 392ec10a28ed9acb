import type { RulerState } from './ruler-state.ts';

const accent = 'var(--plan-ink-accent)';

/** The measured line with its length, and the point that the arrow keys move. */
export const RulerMarks = ({
  ruler,
  scale,
  isKeyed,
}: {
  ruler: RulerState;
  scale: number;
  isKeyed: boolean;
}) => {
  const { start, end, cursor, distance } = ruler;
  const [thick, size] = [2 / scale, 15 / scale];
  const cross = ({ x, y }: { x: number; y: number }, arm: number) => (
    <path
      d={`M${x - arm} ${y}H${x + arm}M${x} ${y - arm}V${y + arm}`}
      stroke={accent}
      strokeWidth={thick}
      fill="none"
    />
  );
  const middle = start && end && { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const wide = distance.length * size * 0.56 + size;
  return (
    <g aria-hidden pointerEvents="none">
      {isKeyed && cross(cursor, 12 / scale)}
      {start && cross(start, 7 / scale)}
      {start && end && (
        <>
          <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} stroke={accent} strokeWidth={thick * 1.4} />
          {cross(end, 7 / scale)}
        </>
      )}
      {middle && (
        <>
          <rect
            x={middle.x - wide / 2}
            y={middle.y - size * 0.8}
            width={wide}
            height={size * 1.6}
            rx={size * 0.8}
            fill="var(--plan-ink-accent)"
          />
          <text
            x={middle.x}
            y={middle.y + size * 0.35}
            style={{ fontSize: size, fontWeight: 600 }}
            textAnchor="middle"
            fill="var(--plan-fill-paper)"
          >
            {distance}
          </text>
        </>
      )}
    </g>
  );
};
