import { Vector3 } from 'three';

export const viewNames = ['Street', 'Corner', 'Porch', 'From above'] as const;
export type ViewName = (typeof viewNames)[number];

/** How high above the horizon one may stand, in degrees, seen from the home. */
export const heights = { min: 0, max: 80 } as const;

/** The eyes of somebody who stands in the street, in feet above the ground: 66 inches. */
export const eyeFeet = 5.5;

/** Where the viewer stands, in feet, and what is looked at. */
export const viewPoint = (
  name: ViewName,
  { length, depth, door }: { length: number; depth: number; door: number },
  aspect: number,
): { eye: Vector3; target: Vector3 } => {
  // A narrow picture shows less of the width: the viewer steps back.
  const far = (length * 0.84 + depth * 0.4 + 20) * Math.max(1, 1.5 / aspect);
  // From the side of the front door, as the pictures show it.
  const side = door < 0 ? -1 : 1;
  const from = (turn: number, up: number, by: number, target: Vector3) => {
    const [a, b] = [(side * turn * Math.PI) / 180, (up * Math.PI) / 180];
    const eye = new Vector3(Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b))
      .multiplyScalar(by)
      .add(target);
    return { eye, target };
  };
  switch (name) {
    case 'Street':
      return from(4, 0, far * 1.06, new Vector3(0, eyeFeet, 0));
    case 'Corner':
      return from(33, 17, far, new Vector3(side * length * 0.04, 6.5, 0));
    case 'Porch':
      return from(24, 15, 29 * Math.max(1, 1.2 / aspect), new Vector3(door, 6, depth / 2));
    case 'From above':
      return from(18, 58, far * 1.04, new Vector3(0, 3, 0));
  }
};
