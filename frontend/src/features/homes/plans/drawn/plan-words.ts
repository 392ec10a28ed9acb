import type { ArrangementKind, Style } from '@hearthline/model/plan/document.ts';
import type { DrawnPlanFragment } from '../../../../gql/generated.ts';
import { widthTitles } from './wish.ts';

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
  split: 'Split bedrooms',
  'one-wing': 'Primary and bedrooms in one wing',
  'foyer-wings': 'Foyer with wings',
  'two-suites': 'Two suites',
  'rear-living': 'Living room at the rear',
  galley: 'Galley kitchen',
  cottage: 'Cottage without a hall',
  'porch-end': 'Porch at the end',
};

/** How the rooms of a drawn plan are arranged: `Split bedrooms`; undefined where it is not known. */
export const arrangementText = ({
  arrangement,
}: Pick<DrawnPlanFragment, 'arrangement'>): string | undefined =>
  arrangementTexts[arrangement as ArrangementKind];

/** How wide a drawn home is and how it looks: `Double wide, cabin style`. */
export const kindText = ({ widthClass, style }: Pick<DrawnPlanFragment, 'widthClass' | 'style'>): string =>
  [widthTitles[widthClass], style && style in styleTitles && styleText(style as Style)]
    .filter(Boolean)
    .join(', ');
