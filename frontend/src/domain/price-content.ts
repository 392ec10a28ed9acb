import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';

type Part<Name extends 'site' | 'loan'> = Partial<NonNullable<DesignContent[Name]>>;

/** What is to be priced: the content of a design, of which anything may be left out. */
export interface PriceContent {
  readonly home: NonNullable<DesignContent['home']>;
  readonly roof?: DesignContent['roof'];
  readonly siding?: DesignContent['siding'];
  readonly options?: readonly string[];
  readonly site?: Part<'site'> | null;
  readonly loan?: Part<'loan'> | null;
  readonly claims?: DesignContent['claims'] | null;
}
