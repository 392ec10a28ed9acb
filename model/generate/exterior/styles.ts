import type { RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { Color, Front, Look, PartKind, Style } from '../../plan/document.ts';

/** The covered porch before the front door. Inches. */
export interface StyledPorch {
  readonly depth: number;
  /** Along the street wall: between two lengths, or so many parts of the wall, or more. */
  readonly length:
    | { readonly min: number; readonly usual: number; readonly max: number }
    | { readonly parts: number; readonly of: number };
}

/** What the roof carries, and over what. */
export interface StyledPart {
  readonly kind: PartKind;
  readonly over: 'entry' | 'porch' | 'living' | 'beside-gable';
  /** Only on homes of two and more sections. */
  readonly wideOnly?: true;
}

export interface StyleFacts {
  readonly roof: RoofProfile;
  readonly siding: Siding;
  readonly parts: readonly StyledPart[];
  /** Without it a landing lies before the front door. */
  readonly porch?: StyledPorch;
  readonly second: Front['second'];
}

/** The styles in which a home is sold. A row that was ever released keeps its meaning: a changed look gets a new key. */
export const styleFacts: Readonly<Record<Style, StyleFacts>> = {
  plain: { roof: 'gable', siding: 'fiber-cement', parts: [], second: null },
  cottage: {
    roof: 'gable',
    siding: 'vinyl',
    parts: [{ kind: 'gable', over: 'porch' }],
    porch: { depth: 72, length: { min: 120, usual: 144, max: 192 } },
    second: null,
  },
  farmhouse: {
    roof: 'gable',
    siding: 'fiber-cement',
    parts: [
      { kind: 'gable', over: 'entry' },
      { kind: 'dormer', over: 'beside-gable', wideOnly: true },
    ],
    porch: { depth: 96, length: { parts: 1, of: 3 } },
    second: { siding: 'wood', where: 'gables' },
  },
  craftsman: {
    roof: 'gable',
    siding: 'fiber-cement',
    parts: [{ kind: 'gable', over: 'porch' }],
    porch: { depth: 84, length: { min: 168, usual: 216, max: 264 } },
    second: { siding: 'stone', where: 'base' },
  },
  modern: {
    roof: 'shed',
    siding: 'metal',
    parts: [{ kind: 'clerestory', over: 'living' }],
    porch: { depth: 60, length: { min: 96, usual: 132, max: 168 } },
    second: { siding: 'wood', where: 'porch' },
  },
  ranch: {
    roof: 'hip',
    siding: 'fiber-cement',
    parts: [],
    porch: { depth: 72, length: { parts: 1, of: 2 } },
    second: { siding: 'brick', where: 'base' },
  },
  cabin: {
    roof: 'gable',
    siding: 'wood',
    parts: [{ kind: 'dormer', over: 'entry' }],
    porch: { depth: 96, length: { parts: 1, of: 2 } },
    second: { siding: 'stone', where: 'base' },
  },
  'porch-end': {
    roof: 'gable',
    siding: 'composite',
    parts: [{ kind: 'gable', over: 'porch' }],
    porch: { depth: 96, length: { parts: 1, of: 1 } },
    second: { siding: 'wood', where: 'gables' },
  },
};

/** The look of a style, with the roof and the siding that are its own: what a code of the plan book means. */
export const lookOfStyle = (style: Style, color: Color): Look => {
  const { roof, siding } = styleFacts[style];
  return { style, roof, siding, color };
};

const pitched: ReadonlySet<RoofProfile> = new Set(['gable', 'hip', 'gambrel', 'mansard', 'saltbox']);
const low: ReadonlySet<RoofProfile> = new Set(['shed', 'butterfly', 'flat']);

/** Whether a roof can carry a part: gables and dormers need slopes to the street, a clerestory a roof that rises one way. */
export const carries = (roof: RoofProfile, part: PartKind): boolean =>
  (part === 'clerestory' ? low : pitched).has(roof);
