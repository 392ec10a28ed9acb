import type { Box } from '../../plan/document.ts';
import type { Frame } from './frame.ts';

/** A ridge beam carries so many inches without a post, and so much of a line may be open, in per cent. */
const maxLength = 262;
const maxOpen = 69;

/** Whether every marriage line has enough wall for its ridge beam. @param doors their boxes */
export const isSupported = ({ sections, walls, length }: Frame, doors: readonly Box[]): boolean =>
  sections.slice(1).every(({ y: line }) => {
    const open = new Uint8Array(length).fill(1);
    const cross = ({ y, h }: Box): boolean => y <= line && y + h >= line;
    for (const wall of walls)
      if (wall.y < line && wall.y + wall.h > line) open.fill(0, wall.x, wall.x + wall.w);
    for (const door of doors) if (door.w >= door.h && cross(door)) open.fill(1, door.x, door.x + door.w);
    let [run, max, sum] = [0, 0, 0];
    for (const inch of open) {
      run = inch === 1 ? run + 1 : 0;
      max = Math.max(max, run);
      sum += inch;
    }
    return max <= maxLength && sum * 100 <= maxOpen * length;
  });
