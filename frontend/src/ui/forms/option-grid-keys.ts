/** Columns of the option grid by window width in pixels (docs/specification.md, section 9). */
export const columnsAt = (width: number): 1 | 2 | 4 => (width >= 1024 ? 4 : width >= 640 ? 2 : 1);

/**
 * Where an arrow key moves the focus in a grid filled row by row.
 * @param index the option that has the focus, of `count`
 * @returns the next one's index, the same at an edge, or null for a key that does not move
 */
export const nextIndex = (key: string, index: number, count: number, columns: number): number | null => {
  const within = (target: number): number => (target >= 0 && target < count ? target : index);
  switch (key) {
    case 'ArrowRight':
      return within(index + 1);
    case 'ArrowLeft':
      return within(index - 1);
    case 'ArrowUp':
      return within(index - columns);
    case 'ArrowDown': {
      const lastRow = Math.floor((count - 1) / columns);
      // Where the last row has a gap below, goes to that row's last option.
      return Math.floor(index / columns) < lastRow ? Math.min(index + columns, count - 1) : index;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
