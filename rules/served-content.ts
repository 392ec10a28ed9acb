import type { ContentItem } from './content.ts';
import type { ShownHome } from './homes/shown-home.ts';

/** What public pages show that staff can change, as it is when a page is served. */
export interface ServedContent {
  readonly content: readonly ContentItem[];
  /** The homes of the home page. */
  readonly featured: readonly ShownHome[];
  /** The home that the page's address names; null if there is none of that name, undefined on other pages. */
  readonly home?: ShownHome | null | undefined;
}
