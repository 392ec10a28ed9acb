import { floorHeight } from '../../plan/document.ts';
import type { Size } from '../roof.ts';
import { addBox, type AddFace, type SolidMaterial } from './faces.ts';

/** What a home stands on: a wall of concrete on own land, else blocks behind skirting, which can be taken away again. */
export type Foundation = 'permanent' | 'skirting';

/** How much lower a home stands on a permanent foundation, in inches. */
export const sunk: Readonly<Record<Foundation, number>> = { permanent: 12, skirting: 0 };

type Span = readonly [from: number, to: number];

const panel = 24;
const vents = { every: 96, w: 16, low: 8, high: 17 } as const;

/** The foundation below a home. */
export const addFoundation = (add: AddFace, { length, depth }: Size, kind: Foundation): void => {
  if (kind === 'permanent') {
    addBox(add, 'foundation', { x: [-0.5, length + 0.5], y: [-0.5, depth + 0.5], z: [0, floorHeight - 1] });
    return;
  }
  addBox(add, 'skirting', { x: [1.5, length - 1.5], y: [1.5, depth - 1.5], z: [0, floorHeight - 1] });
  /** A board on each of two opposite sides, standing out this far. */
  const both = (material: SolidMaterial, along: 'x' | 'y', [from, to]: Span, z: Span, out: number): void => {
    const across = along === 'x' ? depth : length;
    for (const side of [
      [1.5 - out, 1.5],
      [across - 1.5, across - 1.5 + out],
    ] as const)
      addBox(add, material, along === 'x' ? { x: [from, to], y: side, z } : { x: side, y: [from, to], z });
  };
  for (const along of ['x', 'y'] as const) {
    const size = along === 'x' ? length : depth;
    both('trim', along, [1, size - 1], [floorHeight - 4, floorHeight - 1], 1);
    both('trim', along, [1, size - 1], [0, 2], 1);
    const panels = Math.round(size / panel);
    for (let at = 1; at < panels; at++) {
      const u = (size * at) / panels;
      both('skirting', along, [u - 0.8, u + 0.8], [2, floorHeight - 4], 0.7);
    }
    const count = Math.max(1, Math.round(size / vents.every));
    for (let at = 0; at < count; at++) {
      // In the middle of a panel.
      const u = (size * (Math.round(((at + 0.5) / count) * panels - 0.5) + 0.5)) / panels;
      both('frame', along, [u - vents.w / 2 - 1, u + vents.w / 2 + 1], [vents.low - 1, vents.high + 1], 0.5);
      for (let slat: number = vents.low; slat + 1 < vents.high; slat += 2)
        both('vent', along, [u - vents.w / 2, u + vents.w / 2], [slat, slat + 1.2], 0.9);
    }
  }
};
