import type { Point, Point3 } from '../../space/point.ts';
import { base, endWall, face, frontWall, overhang, wallHeight, type Body, type Size } from './parts.ts';

/** Two wings that rise outwards from a valley across the home. */
export const butterfly = ({ length, depth }: Size): Body => {
  const valley = length * 0.44;
  const low = wallHeight + 4;
  const high = low + Math.min(88, length * 0.17);
  const side = high * 0.985;
  const frontTop: Point[] = [
    [0, side],
    [valley, low],
    [length, high],
  ];
  const endTop: Point[] = [
    [0, high],
    [depth, high],
  ];
  const o = overhang + 8;
  const edge = (x: number): number =>
    base +
    (x <= valley
      ? low + ((side - low) * (valley - x)) / valley
      : low + ((high - low) * (x - valley)) / (length - valley));
  const point = (x: number, y: number, lift = 0): Point3 => [x, y, edge(x) + lift + 12];
  const [l, r] = [-o, length + o];
  const thick = 12;
  return {
    front: frontWall(length, frontTop),
    end: endWall(length, depth, endTop),
    frontTop,
    endTop,
    under: [
      face('seam', 1.02, point(l, -o), point(valley, -o), point(valley, depth + o), point(l, depth + o)),
    ],
    roof: [
      face(
        'soffit',
        0.62,
        point(valley, -o, -thick),
        point(r, -o, -thick),
        point(r, 0, -thick),
        point(valley, 0, -thick),
      ),
      face(
        'soffit',
        0.66,
        point(length, -o, -thick),
        point(r, -o, -thick),
        point(r, depth + o, -thick),
        point(length, depth + o, -thick),
      ),
      face(
        'trim',
        0.82,
        point(r, -o, -thick),
        point(r, depth + o, -thick),
        point(r, depth + o),
        point(r, -o),
      ),
      face('trim', 1, point(l, -o, -thick), point(valley, -o, -thick), point(valley, -o), point(l, -o)),
      face('trim', 1, point(valley, -o, -thick), point(r, -o, -thick), point(r, -o), point(valley, -o)),
    ],
    top: base + high + 12,
  };
};
