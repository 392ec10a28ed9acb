/** How a home is divided: into rooms side by side, again and again. Sizes run from wall line to wall line, in inches. */
export type Node = Leaf | Split;

export interface Leaf {
  readonly kind: 'leaf';
  readonly room: string;
}

export interface Split {
  readonly kind: Axis;
  readonly parts: readonly Part[];
}

/** `row`: from left to right; `column`: from the rear to the front. */
export type Axis = 'row' | 'column';

export interface Part {
  readonly node: Node;
  readonly min: number;
  readonly max: number;
  /** Share of what is left over. */
  readonly grow: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

const endless = 9999;

export const leaf = (room: string): Leaf => ({ kind: 'leaf', room });

/** A part that may take any size from the least to the most. */
export const part = (node: Node, min: number, max = endless, grow = 1): Part => ({ node, min, max, grow });

/** A part of one size. */
export const fixed = (node: Node, size: number): Part => ({ node, min: size, max: size, grow: 0 });

export const row = (...parts: readonly Part[]): Split => ({ kind: 'row', parts });
export const column = (...parts: readonly Part[]): Split => ({ kind: 'column', parts });

/** The same seen in a mirror: `row` swaps left and right, `column` rear and front. */
export const mirrored = (node: Node, axis: Axis): Node => {
  if (node.kind === 'leaf') return node;
  const parts = node.parts.map((one) => ({ ...one, node: mirrored(one.node, axis) }));
  return { kind: node.kind, parts: node.kind === axis ? parts.reverse() : parts };
};

/** The sizes that a part can take along its split, with what it consists of. */
export const rangeOfPart = ({ node, min, max }: Part, axis: Axis): Range => {
  const inner = rangeOf(node, axis);
  return { min: Math.max(min, inner.min), max: Math.min(max, inner.max) };
};

/** The lengths (`row`) or depths (`column`) that a node can take; none if the least is above the most. */
export const rangeOf = (node: Node, axis: Axis): Range => {
  if (node.kind === 'leaf') return { min: 0, max: endless };
  let [min, max] = node.kind === axis ? [0, 0] : [0, endless];
  for (const one of node.parts) {
    const range = node.kind === axis ? rangeOfPart(one, axis) : rangeOf(one.node, axis);
    [min, max] =
      node.kind === axis
        ? [min + range.min, range.min > range.max ? -endless : max + range.max]
        : [Math.max(min, range.min), Math.min(max, range.max)];
  }
  return { min, max };
};
