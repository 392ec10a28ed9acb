import { capitalize } from '../../humanize.ts';
import { roofQuestion, sidingQuestion } from '../../home-options.ts';
import type { DesignContent } from './design-content.ts';
import { changedFields } from './patch.ts';

/** A content, and what its home is called. */
export interface NamedContent {
  readonly content: DesignContent;
  readonly homeName: string | null;
}

const labelOf = (
  options: readonly { readonly id: string; readonly label: string }[],
  id: string | null,
): string => options.find((option) => option.id === id)?.label ?? 'not chosen';

/** How a change is worded where a choice is not a text, or its title is not its name. */
const words: Partial<Readonly<Record<keyof DesignContent, (after: NamedContent) => string>>> = {
  home: ({ homeName }) => `Home: ${homeName ?? 'not chosen'}`,
  roof: ({ content }) => `Roof: ${labelOf(roofQuestion.options, content.roof)}`,
  siding: ({ content }) => `Siding: ${labelOf(sidingQuestion.options, content.siding)}`,
  site: () => 'Lot',
  loan: () => 'Financing',
  claims: ({ content }) => `Discounts: ${content.claims.map(capitalize).join(', ') || 'none'}`,
};

/** `Name: Our home` for a text, `Options` for what is more than one. */
const inWords = (field: keyof DesignContent, after: NamedContent): string => {
  const value = after.content[field] ?? 'none';
  return words[field]?.(after) ?? capitalize(field) + (typeof value === 'string' ? `: ${value}` : '');
};

/** What changed between two versions of a design, a few words each. @param before the content of the version before */
export const changesInWords = (before: DesignContent, after: NamedContent): string[] =>
  changedFields(before, after.content).map((field) => inWords(field, after));
