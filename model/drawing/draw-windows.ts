import { runsAlongX } from '../plan/box.ts';
import type { Box, Level, Window } from '../plan/document.ts';
import type { Path, Style } from './primitive.ts';
import { box, line } from './shapes.ts';

/** Lines along the opening, at shares of the wall's thickness. */
const panes = (body: Box, alongX: boolean, style: Style, from: number, to: number, share: number): Path => {
  const { x, y, w, h } = body;
  return alongX
    ? line(x + w * from, y + h * share, x + w * to, y + h * share, style)
    : line(x + w * share, y + h * from, x + w * share, y + h * to, style);
};

const glass = (window: Window, alongX: boolean, style: Style): Path[] => {
  if (window.operation === 'slider')
    return [panes(window, alongX, style, 0, 0.53, 0.36), panes(window, alongX, style, 0.47, 1, 0.64)];
  if (window.operation === 'fixed') return [panes(window, alongX, style, 0, 1, 0.5)];
  return [panes(window, alongX, style, 0, 1, 0.38), panes(window, alongX, style, 0, 1, 0.62)];
};

/** Windows in their walls: the frame, and its panes one before the other where they slide. */
export const drawWindows = ({ windows, walls }: Level): Path[] =>
  windows.flatMap((window) => {
    const alongX = runsAlongX(walls.find(({ id }) => id === window.wall) ?? window);
    const style: Style = { layer: 'windows', pen: 'fine', ink: 'line', of: window.id };
    return [box(window, { ...style, fill: 'glass' }), ...glass(window, alongX, { ...style, pen: 'hair' })];
  });
