/** How a home is divided: into rooms side by side, again and again. Sizes run from wall line to wall line, in inches. */
export type Node = Leaf | Split;

export interface Leaf {
  readonly kind: 'leaf';
  readonly room: string;
}

/** `row`: from left to right; `column`: from the rear to the front. */
export interface Split {
  readonly kind: 'row' | 'column';
  readonly parts: readonly Part[];
}

export interface Part {
  readonly node: Node;
  readonly min: number;
  /** Share of what is left over; 0 keeps the least size. */
  readonly grow: number;
}

export const leaf = (room: string): Leaf => ({ kind: 'leaf', room });
export const part = (node: Node, min: number, grow = 0): Part => ({ node, min, grow });
export const row = (...parts: readonly Part[]): Split => ({ kind: 'row', parts });
export const column = (...parts: readonly Part[]): Split => ({ kind: 'column', parts });

/** The same seen in a mirror: `row` swaps left and right, `column` rear and front. */
export const mirrored = (node: Node, axis: Split['kind']): Node => {
  if (node.kind === 'leaf') return node;
  const parts = node.parts.map((one) => ({ ...one, node: mirrored(one.node, axis) }));
  return { kind: node.kind, parts: node.kind === axis ? parts.reverse() : parts };
};
