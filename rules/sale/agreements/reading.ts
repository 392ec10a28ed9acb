/** A piece of what an agreement says. */
export interface ReadingBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row';
  /** Of a row its cells, joined by spaces. */
  readonly text: string;
  /** Of a row alone; a cell may be empty, or have several lines. */
  readonly cells?: readonly string[] | undefined;
}

/** A part of an agreement, with its title as it is printed. */
export interface ReadingPart {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly ReadingBlock[];
}

/** What an agreement says, as text: the same as its PDF, in the same order. */
export interface Reading {
  readonly parts: readonly ReadingPart[];
}

/** Blocks of one kind that follow each other; rows of a table have the same number of cells. */
export interface BlockRun {
  readonly kind: ReadingBlock['kind'];
  readonly blocks: readonly ReadingBlock[];
}

/** Blocks as they are read: items that follow each other as one list, rows as one table. */
export const runsOf = (blocks: readonly ReadingBlock[]): BlockRun[] => {
  const runs: { kind: ReadingBlock['kind']; blocks: ReadingBlock[] }[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    const joins =
      last?.kind === block.kind &&
      (block.kind === 'item' ||
        (block.kind === 'row' && last.blocks[0]?.cells?.length === block.cells?.length));
    if (last && joins) last.blocks.push(block);
    else runs.push({ kind: block.kind, blocks: [block] });
  }
  return runs;
};
