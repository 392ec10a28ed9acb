import { foldSearch } from '@hearthline/rules/search.ts';

/** A screen that the viewer's role has. */
export interface SearchPlace {
  readonly title: string;
  readonly to: string;
}

/** What the viewer may do from anywhere: something that runs at once, or a page where it begins. */
export type SearchAction = { readonly title: string } & (
  | { readonly run: () => void; readonly to?: never }
  | { readonly to: string; readonly run?: never }
);

/** Those whose title has every word of the text at the beginning of one of its own, in their order. All of them without a text. */
export const matchingTitles = <Entry extends { readonly title: string }>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] => {
  const words = foldSearch(text).split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const own = foldSearch(title).split(/\s+/);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
};
