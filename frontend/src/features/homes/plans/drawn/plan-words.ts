import type { ArrangementKind, Style } from '@hearthline/model/plan/document.ts';

export const styleTitles: Readonly<Record<Style, string>> = {
  plain: 'Plain',
  cottage: 'Cottage',
  farmhouse: 'Farmhouse',
  craftsman: 'Craftsman',
  modern: 'Modern',
  ranch: 'Ranch',
  cabin: 'Cabin',
  'porch-end': 'Porch end',
};

/** `cabin style`. */
export const styleText = (style: Style): string => `${styleTitles[style].toLowerCase()} style`;

const arrangementTexts: Readonly<Record<ArrangementKind, string>> = {
  split: 'The primary bedroom at one end, the others at the other',
  'one-wing': 'All bedrooms in one wing',
  'foyer-wings': 'A foyer, with bedrooms on both sides',
  'two-suites': 'Two suites, one at each end',
  'rear-living': 'The living room at the rear, with a glass door',
  galley: 'A galley kitchen',
  cottage: 'No hallway',
  'porch-end': 'The porch and the front door at the end',
};

interface Drawn {
  readonly arrangement?: string | null | undefined;
  readonly style?: string | null | undefined;
}

/** How a drawn plan is arranged and how it looks: `All bedrooms in one wing. Cabin style.`; nothing where it is not known. */
export const planText = ({ arrangement, style }: Drawn): string | undefined => {
  const sentences = [
    arrangementTexts[arrangement as ArrangementKind],
    style && style in styleTitles ? `${styleTitles[style as Style]} style` : undefined,
  ].filter((text) => text !== undefined);
  return sentences.length > 0 ? `${sentences.join('. ')}.` : undefined;
};
