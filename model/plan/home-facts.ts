import type { Plan, WidthClass } from './document.ts';

/** What the trade says of a home, read from its plan. */
export interface PlanFacts {
  readonly modelType: 'Single Wide' | 'Double Wide' | 'Triple Wide';
  /** Nominal feet: width x length as in 26x66; of a triple wide, length x width as in 60x40. */
  readonly footprint: string;
  readonly bedrooms: number;
  /** Of every kind: a half bath counts one. */
  readonly bathrooms: number;
  readonly fullBaths: number;
  readonly threeQuarterBaths: number;
  readonly halfBaths: number;
  /** Length times width, rounded. */
  readonly squareFootage: number;
}

/** What the trade calls homes of each width. */
export const modelTypes = {
  single: 'Single Wide',
  double: 'Double Wide',
  triple: 'Triple Wide',
} as const satisfies Record<WidthClass, string>;

const nominal = (inches: number): number => Math.floor(inches / 12);

/** The width of the widest section of a plan, in inches. */
export const widestSection = ({ levels: [{ sections }] }: Plan): number =>
  Math.max(...sections.map(({ h }) => h));

/** Triple wides are sold by the foot of their length; 38'6" across is called 40. */
const nominalAcross = (inches: number): number => 2 * Math.ceil(inches / 24);

/** The facts of a home that follow from its plan: nothing else is said of a home that has one. */
export const planFacts = ({ widthClass, length, width, summary }: Plan): PlanFacts => {
  const { bedrooms, fullBaths, threeQuarterBaths, halfBaths } = summary;
  return {
    modelType: modelTypes[widthClass],
    footprint:
      widthClass === 'triple'
        ? `${nominal(length)}x${nominalAcross(width)}`
        : `${nominal(width)}x${nominal(length)}`,
    bedrooms,
    bathrooms: fullBaths + threeQuarterBaths + halfBaths,
    fullBaths,
    threeQuarterBaths,
    halfBaths,
    squareFootage: Math.round((length * width) / 144),
  };
};
