import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import type { MyHome } from './my-design.ts';
import type { PriceContent } from './price-content.ts';
import type { SaveChange } from './save-change.ts';

/** A home as it is configured: what is chosen for it, and what stores a choice. A design, or a page of a home that nobody made theirs. */
export interface Configuration extends Pick<DesignContent, 'roof' | 'siding' | 'site' | 'loan' | 'claims'> {
  readonly name: string;
  /** As `group:choice`. */
  readonly options: readonly string[];
  readonly home: MyHome | null;
  readonly canEdit: boolean;
  readonly save: SaveChange;
}

type Site = NonNullable<DesignContent['site']>;

/** A lot of which this is known, and nothing else. */
export const siteWith = (known: Partial<Site>): Site => ({
  land: null,
  address: null,
  county: null,
  zip: null,
  miles: null,
  sewer: null,
  water: null,
  ...known,
});

/** What of it is priced; null while no home is chosen. */
export const contentOf = ({
  home,
  roof,
  siding,
  options,
  site,
  loan,
  claims,
}: Omit<Configuration, 'canEdit' | 'save' | 'name'>): PriceContent | null =>
  home && {
    home: { slug: home.slug, planCode: home.planCode, plan: home.plan },
    roof,
    siding,
    options,
    site,
    loan,
    claims,
  };
