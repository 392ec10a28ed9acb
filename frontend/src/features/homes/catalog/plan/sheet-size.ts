import type { Plan } from '@hearthline/model/plan/document.ts';

/** A frame narrower than this, in pixels, shows the plan turned, its length from top to bottom. */
export const turnsBelow = 640;

/** In feet, what a sheet shows beside the home: dimensions on a wide one, names of exits on a narrow one. */
const beside = { wide: { length: 18, width: 18 }, narrow: { length: 7, width: 8 } } as const;

/** The height of the frame for a plan, in pixels: as much as the plan needs at that width, within bounds. */
export const sheetHeight = ({ length, width }: Pick<Plan, 'length' | 'width'>, frame: number): number => {
  const [long, wide] = [length / 12, width / 12];
  if (frame < turnsBelow) {
    const needed = (frame * (long + beside.narrow.length)) / (wide + beside.narrow.width);
    return Math.round(Math.min(Math.max(needed, 320), 820));
  }
  const needed = (frame * (wide + beside.wide.width)) / (long + beside.wide.length);
  return Math.round(Math.min(Math.max(needed, 320), 720));
};
