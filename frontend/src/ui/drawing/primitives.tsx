import type { Drawing } from '@hearthline/model/drawing/draw-plan.ts';
import { dashes, penWidths, type Path, type Text } from '@hearthline/model/drawing/primitive.ts';
import { pathData } from '@hearthline/model/drawing/svg/path-data.ts';
import { memo } from 'react';
import { fillOf, finishTextVariable, finishVariable, inkOf } from './drawing-colors.ts';

const unlessSet = (variable: string | undefined, color: string): string =>
  variable ? `var(${variable}, ${color})` : color;

const PathMark = ({ path, textSize }: { path: Path; textSize: number }) => {
  const { pen, ink = 'line', fill, finish, dash, rings } = path;
  return (
    <path
      d={pathData(path)}
      fill={fill ? unlessSet(finish && finishVariable(finish), fillOf(fill)) : 'none'}
      fillRule={rings.length > 1 ? 'evenodd' : undefined}
      {...(pen && { stroke: inkOf(ink), strokeWidth: penWidths[pen] * textSize })}
      {...(dash && { strokeDasharray: dashes[dash].join(' ') })}
    />
  );
};

const anchors = { start: 'start', end: 'end' } as const;

const TextMark = ({ text: shown }: { text: Text }) => {
  const { text, x, y, size, strong, ink = 'text', finish, upright, anchor } = shown;
  // Half the height of capitals below the middle: browsers differ in what they take for the middle.
  const drop = size * 0.35;
  return (
    <text
      x={upright ? x + drop : x}
      y={upright ? y : y + drop}
      fill={unlessSet(finish && finishTextVariable(finish), inkOf(ink))}
      // As styles: the page's own rules for text would win against attributes.
      style={{ fontSize: size, fontWeight: strong ? 600 : 400 }}
      textAnchor={anchor ? anchors[anchor] : 'middle'}
      transform={upright ? `rotate(-90 ${x + drop} ${y})` : undefined}
    >
      {text}
    </text>
  );
};

/** What a drawing consists of, as elements of an SVG; `drawingColors` must be set around it. */
export const Primitives = memo(({ drawing }: { drawing: Drawing }) => (
  <g aria-hidden strokeLinecap="round" strokeLinejoin="miter" pointerEvents="none">
    {drawing.primitives.map((one, index) =>
      one.kind === 'path' ? (
        <PathMark key={index} path={one} textSize={drawing.textSize} />
      ) : (
        <TextMark key={index} text={one} />
      ),
    )}
  </g>
));
Primitives.displayName = 'Primitives';
