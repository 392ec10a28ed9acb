import type { PriceUnit } from '@hearthline/rules/homes/prices/keys.ts';

/** A choice as it comes with every installation. */
interface BaseChoice {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly swatch: string;
  /** What it costs more for each of the group's unit, in cents. */
  readonly cents: number;
}

/**
 * What is chosen inside the home. Frozen like the price book: a migration stores it. The first choice of each group is standard; the
 * swatches are the main colors of the materials.
 */
export const insideGroups: readonly {
  readonly key: string;
  readonly label: string;
  /** How a price is called, after the name of its choice. */
  readonly priced: string;
  /** A square foot is one of the home. */
  readonly unit: PriceUnit;
  readonly choices: readonly BaseChoice[];
}[] = [
  {
    key: 'floors',
    label: 'Floors',
    priced: 'floors',
    unit: 'square_foot',
    choices: [
      {
        key: 'vinyl-plank',
        label: 'Vinyl plank',
        text: 'Planks that look like pale oak and shed water.',
        swatch: '#cdbfaa',
        cents: 0,
      },
      {
        key: 'laminate-oak',
        label: 'Laminate oak',
        text: 'Honey oak under a hard clear layer.',
        swatch: '#c7a273',
        cents: 120,
      },
      {
        key: 'engineered-oak',
        label: 'Engineered oak',
        text: 'Real oak on layers that stay flat, oiled in a deep brown.',
        swatch: '#936842',
        cents: 540,
      },
    ],
  },
  {
    key: 'cabinets',
    label: 'Cabinets',
    priced: 'cabinets',
    unit: 'each',
    choices: [
      {
        key: 'white-shaker',
        label: 'White shaker',
        text: 'Framed doors, painted white.',
        swatch: '#f1efe8',
        cents: 0,
      },
      {
        key: 'gray-shaker',
        label: 'Gray shaker',
        text: 'The same doors, painted a soft gray.',
        swatch: '#949a9c',
        cents: 0,
      },
      {
        key: 'oak',
        label: 'Oak',
        text: 'Framed doors of natural oak.',
        swatch: '#b5864c',
        cents: 180_000,
      },
    ],
  },
  {
    key: 'counters',
    label: 'Counters',
    priced: 'counters',
    unit: 'each',
    choices: [
      {
        key: 'laminate',
        label: 'Laminate',
        text: 'High-pressure laminate in the look of gray stone.',
        swatch: '#b9b4aa',
        cents: 0,
      },
      {
        key: 'butcher-block',
        label: 'Butcher block',
        text: 'Oiled strips of solid maple.',
        swatch: '#dcb585',
        cents: 140_000,
      },
      {
        key: 'quartz',
        label: 'Quartz',
        text: 'White quartz with fine gray veins.',
        swatch: '#e9e7e3',
        cents: 360_000,
      },
    ],
  },
];

/**
 * The colors of choices that were there before choices had any, as pictures paint them: those of walls, and of the sidings that are
 * not painted.
 */
export const earlierSwatches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  color: {
    white: '#eceae3',
    sand: '#d8c7a6',
    sage: '#a3b097',
    'blue-gray': '#8b9fab',
    slate: '#5f6d78',
    'barn-red': '#8d3a30',
    charcoal: '#454a4e',
    black: '#2b2e30',
  },
  siding: { brick: '#a65c45', stone: '#a69f93' },
};
