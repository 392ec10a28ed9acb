import type { Door } from '@hearthline/model/layout/doors.ts';
import type { Layout } from '@hearthline/model/layout/plan-model.ts';
import { sharedEdge, wall, type Edge, type Rect } from '@hearthline/model/layout/room.ts';
import { ellipse, group, line, path, polyline, rect, rectPath, type Shape } from '../drawing/shape.ts';
import { floorFill } from './floors.ts';
import { ink } from './ink.ts';

/** The strip of wall along an edge, `thick` inches wide, centered on the line or inside the outer face. */
const strip = (edge: Edge, thick: number, layout: Layout): Rect => {
  const limit = edge.axis === 'x' ? layout.width : layout.length;
  const start = edge.at === 0 ? 0 : edge.at === limit ? limit - wall.outer : edge.at - thick / 2;
  const depth = edge.at === 0 || edge.at === limit ? wall.outer : thick;
  return edge.axis === 'x'
    ? { x: edge.from, y: start, w: edge.to - edge.from, h: depth }
    : { x: start, y: edge.from, w: depth, h: edge.to - edge.from };
};

const isOpen = (layout: Layout, a: string, b: string): boolean =>
  layout.doors.some(({ kind, rooms }) => kind === 'open' && rooms.includes(a) && rooms.includes(b));

/** Outer walls as a thick frame, inner walls between all adjacent rooms that are not one open space. */
export const drawWalls = (layout: Layout): Shape[] => {
  const { length, width, rooms } = layout;
  const inner = rectPath(wall.outer, wall.outer, length - 2 * wall.outer, width - 2 * wall.outer);
  // Opposite directions, so that the frame stays hollow under the non-zero fill rule.
  const outer = `M0 0v${width}h${length}v${-width}Z`;
  const partitions: string[] = [];
  for (const [index, a] of rooms.entries()) {
    for (const b of rooms.slice(index + 1)) {
      const edge = sharedEdge(a, b);
      if (!edge || isOpen(layout, a.id, b.id)) continue;
      const half = wall.inner / 2;
      const limit = edge.axis === 'x' ? length : width;
      const { x, y, w, h } = strip(
        { ...edge, from: Math.max(0, edge.from - half), to: Math.min(limit, edge.to + half) },
        wall.inner,
        layout,
      );
      partitions.push(rectPath(x, y, w, h));
    }
  }
  return [path(partitions.join(''), { fill: ink.wall }), path(outer + inner, { fill: ink.wall })];
};

const point = (edge: Edge, along: number, across: number): [number, number] =>
  edge.axis === 'x' ? [along, edge.at + across] : [edge.at + across, along];

const leafLine = { stroke: ink.wall, width: 1.5, cap: 'round' } as const;
const arcLine = { stroke: ink.line, width: 0.6 } as const;

/** A quarter circle from the closed to the open leaf. */
const swing = ({ edge, hinge, towards }: Door, face: number): Shape[] => {
  const width = edge.to - edge.from;
  const pivot = hinge === 'from' ? edge.from : edge.to;
  const closed = hinge === 'from' ? edge.to : edge.from;
  const [px, py] = point(edge, pivot, face);
  const [ox, oy] = point(edge, pivot, face + towards * width);
  const [cx, cy] = point(edge, closed, face);
  const turn = (ox - px) * (cy - py) - (oy - py) * (cx - px) > 0 ? 1 : 0;
  return [
    path(`M${px} ${py}L${ox} ${oy}A${width} ${width} 0 0 ${turn} ${cx} ${cy}Z`, {
      fill: ink.white,
      opacity: 0.45,
    }),
    path(`M${ox} ${oy}A${width} ${width} 0 0 ${turn} ${cx} ${cy}`, arcLine),
    line(px, py, ox, oy, leafLine),
  ];
};

const folds = ({ edge, towards }: Door): Shape[] => {
  const width = edge.to - edge.from;
  const quarter = width / 4;
  const out = -towards * Math.min(9, quarter * 0.8);
  const from = point(edge, edge.from, 0);
  const to = point(edge, edge.to, 0);
  return [
    polyline(
      [from, point(edge, edge.from + quarter * 0.72, out), point(edge, edge.from + quarter * 1.44, 0)],
      leafLine,
    ),
    polyline(
      [to, point(edge, edge.to - quarter * 0.72, out), point(edge, edge.to - quarter * 1.44, 0)],
      leafLine,
    ),
  ];
};

const drawDoor = (layout: Layout, door: Door): Shape[] => {
  const { edge, kind, towards } = door;
  if (kind === 'open') return [];
  const cut = strip(edge, wall.inner, layout);
  const grown =
    edge.axis === 'x'
      ? { ...cut, y: cut.y - 0.3, h: cut.h + 0.6 }
      : { ...cut, x: cut.x - 0.3, w: cut.w + 0.6 };
  const room = layout.rooms.find(
    ({ id }) => id === (kind === 'opening' || kind === 'bifold' ? door.rooms[1] : door.into) && id !== null,
  );
  const threshold = rect(grown.x, grown.y, grown.w, grown.h, { fill: room ? floorFill(room) : ink.paper });
  const outside = door.rooms[1] === null;
  switch (kind) {
    case 'door':
      return [threshold, ...swing(door, 0)];
    case 'entry':
    case 'back':
      return [threshold, ...swing(door, outside ? towards * wall.outer * 0.5 : 0)];
    case 'bifold':
      return [threshold, ...folds(door)];
    case 'pocket': {
      const [x1, y1] = point(edge, edge.from - 8, 0);
      const [x2, y2] = point(edge, edge.from + 10, 0);
      return [
        threshold,
        line(x1, y1, x2, y2, { stroke: ink.white, width: 1.1 }),
        line(...point(edge, edge.from, 0), x2, y2, leafLine),
      ];
    }
    case 'patio': {
      const middle = (edge.from + edge.to) / 2;
      const across = towards * wall.outer * 0.5;
      return [
        rect(grown.x, grown.y, grown.w, grown.h, { fill: ink.white, stroke: ink.wall, width: 0.8 }),
        line(...point(edge, edge.from, across - 1.2), ...point(edge, middle + 3, across - 1.2), {
          stroke: ink.wall,
          width: 1.4,
        }),
        line(...point(edge, middle - 3, across + 1.2), ...point(edge, edge.to, across + 1.2), {
          stroke: ink.wall,
          width: 1.4,
        }),
      ];
    }
    case 'opening':
      return [threshold];
  }
};

export const drawDoors = (layout: Layout): Shape[] => layout.doors.flatMap((door) => drawDoor(layout, door));

export const drawWindows = (layout: Layout): Shape[] =>
  layout.windows.map(({ edge }) => {
    const { x, y, w, h } = strip(edge, wall.inner, layout);
    const middle =
      edge.axis === 'x'
        ? line(x, y + h / 2, x + w, y + h / 2, { stroke: ink.wall, width: 0.8 })
        : line(x + w / 2, y, x + w / 2, y + h, { stroke: ink.wall, width: 0.8 });
    return group([rect(x, y, w, h, { fill: ink.glass, stroke: ink.wall, width: 1 }), middle]);
  });

/** A dashed line where the sections are bolted together on site. */
export const drawSeams = ({ length, width, sections }: Layout): Shape[] =>
  Array.from({ length: sections - 1 }, (_, index) => {
    const y = (width * (index + 1)) / sections;
    return [
      line(-16, y, -4, y, { stroke: ink.accent, width: 1.2 }),
      line(length + 4, y, length + 16, y, { stroke: ink.accent, width: 1.2 }),
      ellipse(-20, y, 2.6, 2.6, { fill: ink.accent }),
      ellipse(length + 20, y, 2.6, 2.6, { fill: ink.accent }),
    ];
  }).flat();
