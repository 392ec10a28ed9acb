import type { RoomBox } from '../generate/home-rooms.ts';
import type { Box } from '../plan/document.ts';

/**
 * How an entry of the plan book divides a home: rooms side by side, again and again, with their sizes at the length for
 * which it was drawn. Sizes run from the middle of a wall to the middle of the next, in whole inches.
 */
export type Tree = Leaf | Split;

export interface Leaf {
  readonly room: string;
}

/** `row`: from left to right; `column`: from the rear to the front. */
export type Axis = 'row' | 'column';

export interface Split {
  readonly axis: Axis;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly size: number;
  readonly tree: Tree;
}

export const isLeaf = (tree: Tree): tree is Leaf => 'room' in tree;

const token = /^(\d+)(?:([A-Z]\d?)|([[{]))/;
const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * Reads a tree such as `[152P 104{92B 68U}]`: a number of inches before each part, `[ ]` from left to right, `{ }` from
 * the rear to the front.
 * @throws Error for a text that is none
 */
export const parseTree = (text: string): Tree => {
  let at = 0;
  const split = (open: string): Split => {
    const parts: Part[] = [];
    while (text[at] !== closing[open]) {
      if (text[at] === ' ') at++;
      const [whole, size, room, inner] = token.exec(text.slice(at, at + 8)) ?? [];
      if (whole === undefined) throw new Error(`No tree of a plan: ${text} at ${at}`);
      at += whole.length;
      parts.push({ size: Number(size), tree: room ? { room } : split(inner ?? '') });
    }
    at++;
    return { axis: open === '[' ? 'row' : 'column', parts };
  };
  const [open = ''] = text;
  if (!closing[open]) throw new Error(`No tree of a plan: ${text}`);
  at = 1;
  const tree = split(open);
  if (at !== text.length) throw new Error(`No tree of a plan: ${text} at ${at}`);
  return tree;
};

/** The text that {@link parseTree} reads. */
export const treeText = (tree: Tree): string => {
  if (isLeaf(tree)) return tree.room;
  const inner = tree.parts.map(({ size, tree: one }) => `${size}${treeText(one)}`);
  return tree.axis === 'row' ? `[${inner.join(' ')}]` : `{${inner.join(' ')}}`;
};

/** The rooms of a tree, each once, in the order in which they stand. */
export const roomsIn = (tree: Tree): string[] =>
  isLeaf(tree) ? [tree.room] : [...new Set(tree.parts.flatMap(({ tree: one }) => roomsIn(one)))];

/** The boxes of all rooms of a tree that fills a box; its sizes must add up to that of the box along their axis. */
export const boxesOf = (tree: Tree, box: Box): RoomBox[] => {
  if (isLeaf(tree)) return [{ ...box, room: tree.room }];
  let at = tree.axis === 'row' ? box.x : box.y;
  return tree.parts.flatMap(({ size, tree: one }) => {
    const inner = tree.axis === 'row' ? { ...box, x: at, w: size } : { ...box, y: at, h: size };
    at += size;
    return boxesOf(one, inner);
  });
};
