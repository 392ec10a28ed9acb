import type { Siding } from '@hearthline/rules/home-options.ts';
import type { Color, Front } from '../plan/document.ts';

/** The colors that go with a siding. */
export interface Finish {
  /** Around windows and doors. */
  readonly frame: string;
  /** Corners, fascia, posts. */
  readonly trim: string;
  readonly door: string;
  /** What covers the roof. */
  readonly covering: string;
  /** The porch. */
  readonly timber: string;
}

const dark = '#3a4046';
const pale = '#f4f1ea';

/** The colors of a home, for its pictures and for the house in 3D. */
export const finishes: Readonly<Record<Siding, Finish>> = {
  vinyl: { frame: '#ffffff', trim: '#fbfaf6', door: '#3d6470', covering: '#5b5f63', timber: '#b89b75' },
  'fiber-cement': {
    frame: '#ffffff',
    trim: '#fbfaf6',
    door: '#b5654a',
    covering: '#4b5054',
    timber: '#b89b75',
  },
  wood: { frame: dark, trim: '#4a4f52', door: '#2f4a45', covering: '#4a4e50', timber: '#a98253' },
  brick: { frame: pale, trim: pale, door: '#2f4650', covering: '#54504c', timber: '#b3946c' },
  stone: { frame: pale, trim: '#efebe2', door: '#7c4a35', covering: '#54575a', timber: '#a9845a' },
  stucco: { frame: '#6a4b38', trim: '#7a5a44', door: '#3c6a6a', covering: '#a2654a', timber: '#9a7350' },
  metal: { frame: '#2c3237', trim: '#2f363b', door: '#c1773d', covering: '#43494e', timber: '#b98a58' },
  composite: { frame: '#34383a', trim: '#3b3f41', door: '#c9a35a', covering: '#4d4f50', timber: '#b08c62' },
};

/** The main color of each siding. */
export const sidingColors: Readonly<Record<Siding, string>> = {
  vinyl: '#dfe3dc',
  'fiber-cement': '#8fa3ab',
  wood: '#b98552',
  brick: '#a65c45',
  stone: '#a69f93',
  stucco: '#e4d4ba',
  metal: '#59636b',
  composite: '#8a7767',
};

/** What each color of a home is painted with. */
export const paintColors: Readonly<Record<Color, string>> = {
  white: '#eceae3',
  sand: '#d8c7a6',
  sage: '#a3b097',
  'blue-gray': '#8b9fab',
  slate: '#5f6d78',
  'barn-red': '#8d3a30',
  charcoal: '#454a4e',
  black: '#2b2e30',
};

/** A bright and a dark trim; light walls take the one, dark walls the other. */
const trims: Readonly<Record<Color, string>> = {
  white: '#fbfaf6',
  sand: '#fbf7ec',
  sage: '#f7f6ee',
  'blue-gray': '#fbfaf6',
  slate: '#f4f3ee',
  'barn-red': '#f6f1e6',
  charcoal: '#f1efe8',
  black: '#d9d3c4',
};

/** Whether a siding keeps its own color: that of a home is then its trim's. */
export const keepsColor = (siding: Siding): boolean => siding === 'brick' || siding === 'stone';

/** The colors of a home, of its walls too. */
export type HouseColors = Finish & { readonly wall: string; readonly second: string };

/** The colors of a home in a look. */
export const finishOf = ({
  siding,
  color,
  second,
}: Pick<Front, 'siding' | 'color' | 'second'>): Finish & {
  readonly wall: string;
  readonly second: string;
} => {
  const finish = finishes[siding];
  const own = keepsColor(siding);
  const isWhite = color === 'white';
  return {
    ...finish,
    wall: own ? sidingColors[siding] : paintColors[color],
    second: sidingColors[second?.siding ?? siding],
    trim: own ? (isWhite ? finish.trim : paintColors[color]) : trims[color],
    // Black frames in pale walls as in dark ones look drawn; in a colored wall they are as pale as its trim.
    frame: siding === 'metal' || siding === 'composite' ? finish.frame : own ? finish.frame : trims[color],
  };
};

/** The tones of fired bricks and of ledge stones, and what is between them. */
export const brickTones = ['#a3573f', '#b4674b', '#93493a', '#bb775a', '#84443a', '#a9604a'] as const;
export const stoneTones = [
  '#a39b8d',
  '#8d887e',
  '#b8ad9a',
  '#7d7a74',
  '#c3b8a3',
  '#998c7a',
  '#6f6d69',
] as const;
export const mortar = '#cfc4b4';
export const stoneJoint = '#5b564f';
/** A flat roof, and blocks below a home. */
export const membrane = '#c9c8c2';
export const block = '#b3aea2';

/** What a siding consists of, in inches. */
export const sidingSizes = {
  vinyl: { exposure: 5, bevel: 0.9, joints: 0 },
  'fiber-cement': { exposure: 8, bevel: 1.3, joints: 110 },
  wood: { board: 7.25, joint: 0.45 },
  brick: { length: 8, height: 2.67, joint: 0.4 },
  stone: { joint: 0.64 },
  metal: { pitch: 16 },
  composite: { board: 6.6, joint: 0.5, length: 120 },
} as const;
