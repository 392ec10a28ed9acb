/** A point on paper or on a flat face; its unit is that of whoever draws or measures there. */
export type Point = readonly [x: number, y: number];

/** A point in space in inches: x to the right along the front, y away from the viewer, z up from the ground. */
export type Point3 = readonly [x: number, y: number, z: number];
