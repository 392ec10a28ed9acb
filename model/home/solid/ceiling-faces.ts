import { floorHeight } from '../../plan/document.ts';
import type { House } from '../house.ts';
import type { AddFace } from './faces.ts';
import { ceiling } from './inside-faces.ts';

/** The ceiling ends within the outside walls, so many inches from their faces. */
const inset = 3;

/** It is made of strips along the home, at most so many inches deep, so that it goes down with a low roof. */
const strip = 4;

/** How far it stays below a roof, in inches. */
const below = 0.5;

/** The ceiling over all rooms, which only those below it see: level, and along the roof where that is lower. */
export const addCeiling = (add: AddFace, { length, depth, roof }: House): void => {
  const heightAt = (y: number): number =>
    Math.min(floorHeight + ceiling, roof.heightAt(length / 2, y) - roof.thickness - below);
  const [left, right] = [inset, length - inset];
  const count = Math.ceil((depth - 2 * inset) / strip);
  const rows = Array.from({ length: count + 1 }, (_, row) => inset + ((depth - 2 * inset) * row) / count);
  for (const [row, far] of rows.entries()) {
    const near = rows[row - 1];
    if (near === undefined) continue;
    const [low, high] = [heightAt(near), heightAt(far)];
    add(
      'ceiling',
      [
        [left, far, high],
        [right, far, high],
        [right, near, low],
        [left, near, low],
      ],
      true,
    );
  }
};
