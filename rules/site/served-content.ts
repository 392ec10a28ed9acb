import type { LinkPreview } from '../link-preview.ts';
import type { ContentItem } from './content.ts';
import type { LegalText } from '../legal/legal-text.ts';
import type { HomeSizes, ListedHome, ShownHome } from '../homes/catalog/shown-home.ts';
import type { ShownLocation } from '../people/locations/shown-location.ts';
import type { LoanKindTerms } from '../homes/prices/loan-kind.ts';
import type { Price } from '../homes/prices/price-of.ts';
import type { ListPrices } from '../homes/prices/short-price.ts';

/** What public pages show that staff can change, as it is when a page is served. */
export interface ServedContent {
  readonly content: readonly ContentItem[];
  /** The homes of the home page. */
  readonly featured: readonly ShownHome[];
  /** The smallest and the largest home of the catalog; null while it is empty. */
  readonly sizes?: HomeSizes | null | undefined;
  /** The home that the page's address names; null if there is none of that name, undefined on other pages. */
  readonly home?: ShownHome | null | undefined;
  /** What that home costs, line by line; on the pages about financing, the home of an example price. */
  readonly price?: Price | undefined;
  /** The kinds of loan that are offered, on the page that works out payments. */
  readonly loans?: readonly LoanKindTerms[] | undefined;
  /** The catalog, on the page that lists it. */
  readonly homes?: readonly ListedHome[] | undefined;
  /** The display locations, on the page that lists them and on that of a home. */
  readonly locations?: readonly ShownLocation[] | undefined;
  /** The text of a legal page, on that page. */
  readonly legal?: LegalText | undefined;
  /** Of a page that the browser makes; the others have their own in their heads. Null if its address names nothing that is there. */
  readonly preview?: LinkPreview | null | undefined;
  /** What the homes cost that the page lists. */
  readonly prices?: ListPrices | undefined;
}
