import { roofQuestion, sidingQuestion, type RoofProfile, type Siding } from './home-options.ts';

/** The choices made in Design Your Home (docs/specification.md, section 3, Design selection); null means not chosen yet. */
export interface Design {
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
}

export const roofIds = roofQuestion.options.map(({ id }) => id);
export const sidingIds = sidingQuestion.options.map(({ id }) => id);

/** Reads a design from the query parameters `roof` and `siding`; an unknown option counts as not chosen. */
export const designOf = (query: { get(name: string): string | null | undefined }): Design => ({
  roof: roofIds.find((id) => id === query.get('roof')) ?? null,
  siding: sidingIds.find((id) => id === query.get('siding')) ?? null,
});

/** The query of a design, as in `?roof=gable&siding=brick`; empty when nothing is chosen. */
export const designQuery = ({ roof, siding }: Design): string => {
  const query = [roof && `roof=${roof}`, siding && `siding=${siding}`].filter(Boolean).join('&');
  return query && `?${query}`;
};

const labelOf = (
  options: readonly { readonly id: string; readonly label: string }[],
  chosen: string | null,
): string | undefined => options.find(({ id }) => id === chosen)?.label.toLowerCase();

/** A design in words, as in `gable roof and brick veneer siding`; empty when nothing is chosen. */
export const designWords = ({ roof, siding }: Design): string => {
  const parts = [labelOf(roofQuestion.options, roof), labelOf(sidingQuestion.options, siding)];
  return [parts[0] && `${parts[0]} roof`, parts[1] && `${parts[1]} siding`].filter(Boolean).join(' and ');
};

/** What the picture shows for a question that has not been answered yet. */
export const shownFirst = { roof: 'gable', siding: 'fiber-cement' } as const satisfies Design;

/** The address of the drawing of the house; without a width (`?w=`) it is the largest size. */
export const housePicture = ({ roof, siding }: Design): `/api/image/house-${RoofProfile}-${Siding}.webp` =>
  `/api/image/house-${roof ?? shownFirst.roof}-${siding ?? shownFirst.siding}.webp`;

/** The key under which a browser keeps the design until the tab closes, and the value that means none. */
export const designDraft = { key: 'design', blank: { roof: '', siding: '' } } as const satisfies {
  key: string;
  blank: Record<keyof Design, string>;
};
