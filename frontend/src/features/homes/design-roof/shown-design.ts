import type { Design } from '@hearthline/rules/design.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { useFeaturedHomes } from '../../../domain/served-content.ts';
import { siteWith, type Configuration } from '../../../domain/configuration.ts';
import { useMyDesign } from '../../../domain/my-design-state.ts';
import type { MyHome } from '../../../domain/my-design.ts';
import { useSaveChange } from '../../../domain/save-change.ts';
import { siteOf, useVisitorPlace } from '../../../domain/visitor-place.ts';
import { useRest } from '../../../platform/api/use-rest.ts';
import { useDesign } from './design-url-state.ts';

/** The home that shows what is chosen to whoever has chosen no home yet. */
const sampleSlug = 'birkenfeld';

/** As it was served, then as the API tells it; null where the seller no longer offers it. */
const useSample = (isNeeded: boolean): MyHome | null => {
  const featured = useFeaturedHomes().find(({ slug }) => slug === sampleSlug);
  const { loaded } = useRest('GET /api/homes/{slug}', isNeeded ? { slug: sampleSlug } : null);
  const known = loaded.state === 'loaded' ? loaded.value : null;
  if (loaded.state === 'missing' || (!known && !featured)) return null;
  return {
    slug: sampleSlug,
    planCode: null,
    plan: null,
    quotedPlan: null,
    name: known?.name ?? featured?.name ?? '',
    offered: true,
    bedrooms: known?.bedrooms ?? null,
    bathrooms: known?.bathrooms ?? null,
    squareFootage: known?.squareFootage ?? null,
    footprint: known?.footprint ?? null,
    modelType: known?.modelType ?? null,
    look: known ? ((known.look as MyHome['look']) ?? standardLook) : null,
    street: (known?.street as MyHome['street'] | undefined) ?? null,
  };
};

/** What the page shows: the visitor's design, or what is chosen without one; roof and siding as the address has them. */
export interface ShownDesign {
  readonly design: Design;
  readonly configuration: Configuration;
  /** Whether the home is only shown, because the visitor has chosen none. */
  readonly isSample: boolean;
}

/** The design of the page: roof and siding are in its address, everything else is stored in the visitor's design. */
export const useShownDesign = (): ShownDesign => {
  const design = useDesign();
  const { design: stored, choose, isWaiting } = useMyDesign();
  const { save } = useSaveChange(choose, isWaiting);
  const own = stored?.home ?? null;
  const sample = useSample(own === null);
  const place = siteOf(useVisitorPlace());
  const home = own ?? sample;
  return {
    design,
    isSample: own === null && sample !== null,
    configuration: {
      name: stored?.name ?? home?.name ?? 'Your home',
      home,
      ...design,
      options: stored?.options ?? [],
      site: stored ? stored.site : place ? siteWith(place) : null,
      loan: stored?.loan ?? null,
      claims: stored?.claims ?? [],
      canEdit: true,
      save,
    },
  };
};
