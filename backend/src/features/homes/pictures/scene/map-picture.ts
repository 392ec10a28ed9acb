import type { Point } from '@hearthline/model/space/point.ts';
import { onMap } from '@hearthline/rules/people/locations/map.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polygon,
  polyline,
  rect,
  text,
  type Picture,
  type Shape,
} from '../drawing/shape.ts';
import { ink } from '../drawing/ink.ts';
import { size } from './desk.ts';

/** Where a place stands on the map, from its longitude and latitude. */
const on = ([longitude, latitude]: Point): Point => {
  const { left, top } = onMap({ latitude, longitude });
  return [left * size.width, top * size.height];
};

/** The neighbors, with the Oregon coast and the mainland of British Columbia. */
const mainland: readonly Point[] = [
  [-124, 46.24],
  [-123.97, 45.1],
  [-116, 45.1],
  [-116, 49.5],
  [-123.25, 49.5],
  [-123.08, 49],
  [-122.76, 49],
  [-122.5, 48.75],
  [-122.7, 47.2],
  [-123.9, 46.9],
];
const island: readonly Point[] = [
  [-125.6, 49.5],
  [-125.6, 48.95],
  [-125.1, 48.72],
  [-124.3, 48.52],
  [-123.55, 48.32],
  [-123.3, 48.45],
  [-123.5, 48.8],
  [-124, 49.2],
  [-124.3, 49.5],
];
const washington: readonly Point[] = [
  [-124.73, 48.38],
  [-124.2, 48.2],
  [-123.5, 48.13],
  [-123.1, 48.17],
  [-122.76, 48.14],
  [-122.62, 47.9],
  [-122.58, 47.55],
  [-122.78, 47.35],
  [-122.92, 47.1],
  [-122.62, 47.16],
  [-122.42, 47.3],
  [-122.38, 47.6],
  [-122.22, 47.95],
  [-122.42, 48.3],
  [-122.5, 48.75],
  [-122.76, 49],
  [-117.03, 49],
  [-117.04, 46.42],
  [-116.92, 46.17],
  [-116.92, 46],
  [-119, 45.93],
  [-119.35, 45.93],
  [-120, 45.81],
  [-120.65, 45.73],
  [-121.2, 45.66],
  [-121.75, 45.7],
  [-122.25, 45.56],
  [-122.76, 45.65],
  [-122.8, 45.87],
  [-122.9, 46.09],
  [-123.22, 46.15],
  [-123.5, 46.27],
  [-124.05, 46.27],
  [-124.06, 46.65],
  [-123.92, 46.7],
  [-124.1, 46.92],
  [-124.2, 47.3],
  [-124.4, 47.65],
  [-124.66, 47.92],
];
const columbia: readonly Point[] = [
  [-117.63, 49],
  [-118.15, 48.6],
  [-118.3, 48.1],
  [-118.98, 47.95],
  [-119.65, 48.1],
  [-119.9, 47.85],
  [-120.3, 47.45],
  [-119.95, 47],
  [-119.95, 46.75],
  [-119.4, 46.66],
  [-119.22, 46.25],
  [-119, 46.05],
  [-119.02, 45.93],
];
const lower: readonly Point[] = washington.slice(20, 33);

/** The Cascades, with the two highest peaks, and the Olympics. */
const mountains: readonly (readonly [longitude: number, latitude: number, height: number])[] = [
  [-121.3, 48.75, 46],
  [-121.75, 48.45, 54],
  [-121.05, 48.3, 48],
  [-121.4, 47.95, 44],
  [-121.2, 47.5, 42],
  [-121.76, 46.85, 84],
  [-121.5, 46.2, 60],
  [-123.7, 47.8, 52],
  [-123.35, 47.62, 42],
];
/** To find one's way by; those with display models get their names from the page. */
const towns: readonly (readonly [name: string, at: Point])[] = [['Seattle', [-122.33, 47.61]]];
const area = (points: readonly Point[], fill: string): Shape => polygon(points.map(on), { fill });

const peak = ([longitude, latitude, height]: (typeof mountains)[number]): Shape => {
  const [x, y] = on([longitude, latitude]);
  const half = height * 0.72;
  return group([
    path(`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`, { fill: '#8fa38d' }),
    path(`M${x} ${y - height}L${x + half} ${y}H${x + half * 0.1}Z`, { fill: '#77907a' }),
    path(
      `M${x} ${y - height}l${half * 0.42} ${height * 0.42}l${-half * 0.22} ${-height * 0.08}l${-half * 0.16} ${height * 0.1}l${-half * 0.22} ${-height * 0.12}l${-half * 0.24} ${height * 0.1}Z`,
      { fill: '#fbfaf6' },
    ),
  ]);
};

const name = (content: string, at: Point, size_: number, fill: string, spacing = 0): Shape =>
  text(content, on(at), { face: 'label-strong', size: size_, fill, align: 'center', spacing });

/** The state of Washington, as on a drawn map. The page puts the display models on it that there are. */
export const mapPicture = (): Picture => ({
  title: 'Washington',
  ...size,
  shapes: [
    rect(0, 0, size.width, size.height, { fill: '#b9d3d8' }),
    path('M20 300q30 -14 60 0t60 0M-10 470q30 -14 60 0t60 0M30 640q30 -14 60 0t60 0', {
      stroke: '#a4c3ca',
      width: 4,
      cap: 'round',
    }),
    area(mainland, '#e3dcc6'),
    area(island, '#e3dcc6'),
    polygon(washington.map(on), { fill: '#c6d2ae', stroke: '#fffdf4', width: 7, join: 'round' }),
    ...(
      [
        [-123.02, 48.55, 15],
        [-122.86, 48.66, 11],
        [-122.62, 48.2, 16],
      ] as const
    ).map(([x, y, r]) => {
      const [cx, cy] = on([x, y]);
      return ellipse(cx, cy, r, r * 0.8, { fill: '#c6d2ae', stroke: '#fffdf4', width: 4 });
    }),
    ...[columbia, lower].map((river) =>
      polyline(river.map(on), { stroke: '#9cc0cb', width: 8, cap: 'round', join: 'round' }),
    ),
    ...mountains.map(peak),
    name('WASHINGTON', [-119.35, 48.62], 30, '#6d7d58', 9),
    name('OREGON', [-120.5, 45.4], 22, '#a39a7e', 6),
    name('IDAHO', [-116.46, 46.9], 20, '#a39a7e', 2),
    ...towns.flatMap(([town, at]): Shape[] => {
      const [x, y] = on(at);
      return [
        circle(x, y, 8, { fill: ink.white, stroke: ink.wall, width: 4 }),
        text(town, [x + 16, y + 8], {
          face: 'label-strong',
          size: 24,
          fill: ink.text,
          align: 'left',
        }),
      ];
    }),
  ],
});
