import { base } from '../body/parts.ts';
import type { House } from '../house.ts';
import type { Porch, PostedPorch } from '../porch-posts.ts';
import { postedPorch } from '../posted-porch.ts';
import { addBox, type AddFace, type SolidBox, type SolidMaterial } from './mesh.ts';

const floor = base - 2;

/** The deck of a porch or landing, and its steps. */
const addDeck = (add: AddFace, { x, w, depth, door }: Porch): void => {
  const box = (material: SolidMaterial, of: SolidBox): void => addBox(add, material, of);
  box('porch', { x: [x, x + w], y: [-depth, 0], z: [floor - 5, floor] });
  box('foundation', { x: [x + 3, x + w - 3], y: [-depth + 3, 0], z: [0, floor - 5] });
  for (const step of [0, 1, 2])
    box('porch', {
      x: [door - 27, door + 27],
      y: [-depth - 11 * (3 - step), -depth - 11 * (2 - step)],
      z: [0, ((base - 4) * (step + 1)) / 4],
    });
};

/** Posts, rails and roof. */
const addCover = (add: AddFace, { x, w, depth, door, posts, out }: PostedPorch): void => {
  const box = (material: SolidMaterial, of: SolidBox, lifts = false): void =>
    addBox(add, material, of, lifts);
  const [low, high] = [base + 90, base + 99];
  for (const at of posts) {
    box('trim', { x: [at - 3, at + 3], y: [-out - 3, -out + 3], z: [floor, low] });
    box('trim', { x: [at - 4.5, at + 4.5], y: [-out - 4.5, -out + 4.5], z: [floor, floor + 7] });
    box('trim', { x: [at - 4.5, at + 4.5], y: [-out - 4.5, -out + 4.5], z: [low - 6, low] });
  }
  const rail = (from: number, to: number): void => {
    if (to - from < 14) return;
    box('trim', { x: [from, to], y: [-depth + 3, -depth + 7], z: [base + 33, base + 36] });
    box('trim', { x: [from, to], y: [-depth + 4, -depth + 6], z: [base + 2, base + 4] });
    for (let at = from + 3; at < to - 2; at += 6)
      box('trim', { x: [at, at + 1.4], y: [-depth + 4, -depth + 5.4], z: [base + 4, base + 33] });
  };
  rail(x + 2, Math.max(x + 2, door - 27));
  rail(Math.min(x + w - 2, door + 27), x + w - 2);
  const [left, right, front] = [x - 10, x + w + 10, -depth - 8];
  box('trim', { x: [x + 2, x + w - 2], y: [-depth + 2, -depth + 8], z: [low - 4, low + 1] }, true);
  add(
    'roof',
    [
      [left, front, low + 7],
      [right, front, low + 7],
      [right, 0, high + 7],
      [left, 0, high + 7],
    ],
    true,
  );
  add(
    'trim',
    [
      [left, 0, high],
      [right, 0, high],
      [right, front, low],
      [left, front, low],
    ],
    true,
  );
  add(
    'trim',
    [
      [left, front, low],
      [right, front, low],
      [right, front, low + 7],
      [left, front, low + 7],
    ],
    true,
  );
  add(
    'trim',
    [
      [right, front, low],
      [right, 0, high],
      [right, 0, high + 7],
      [right, front, low + 7],
    ],
    true,
  );
  add(
    'trim',
    [
      [left, 0, high],
      [left, front, low],
      [left, front, low + 7],
      [left, 0, high + 7],
    ],
    true,
  );
};

/** What lies before the front door: its deck and steps and, of a covered porch, posts, rails and roof, where the pictures have them. */
export const addPorch = (add: AddFace, house: House): void => {
  const posted = postedPorch(house);
  const porch = posted ?? house.porch;
  if (porch) addDeck(add, porch);
  if (posted) addCover(add, posted);
};
