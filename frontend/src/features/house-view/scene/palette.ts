import type { Siding } from '@hearthline/rules/home-options.ts';

/** The colors that go with a siding, the same as in the drawn pictures. */
export interface HousePalette {
  readonly trim: string;
  readonly door: string;
  readonly roof: string;
  readonly porch: string;
}

export const palettes: Readonly<Record<Siding, HousePalette>> = {
  vinyl: { trim: '#fbfaf6', door: '#3d6470', roof: '#5b5f63', porch: '#b89b75' },
  'fiber-cement': { trim: '#fbfaf6', door: '#b5654a', roof: '#4b5054', porch: '#b89b75' },
  wood: { trim: '#4a4f52', door: '#2f4a45', roof: '#4a4e50', porch: '#a98253' },
  brick: { trim: '#f4f1ea', door: '#2f4650', roof: '#54504c', porch: '#b3946c' },
  stone: { trim: '#efebe2', door: '#7c4a35', roof: '#54575a', porch: '#a9845a' },
  stucco: { trim: '#7a5a44', door: '#3c6a6a', roof: '#a2654a', porch: '#9a7350' },
  metal: { trim: '#2f363b', door: '#c1773d', roof: '#43494e', porch: '#b98a58' },
  composite: { trim: '#3b3f41', door: '#c9a35a', roof: '#4d4f50', porch: '#b08c62' },
};
