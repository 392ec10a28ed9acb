import { designOf, housePicture } from '../../design.ts';
import type { RoofProfile, Siding } from '../../home-options.ts';
import { cardEnding, sharedEnding } from '../catalog/shared-picture.ts';
import type { HomeView } from '../catalog/views.ts';
import { chosenLook, lookParameters } from '../looks/look.ts';

/** The home of a design, as far as its pictures and its page depend on it. */
export interface DesignedHome {
  readonly slug: string | null;
  readonly planCode: string | null;
  /** Whether it can still be had. */
  readonly offered: boolean;
  /** The SHA-256 of its plan as a quote has kept it, whatever the catalog has by now; null or absent where none has. */
  readonly quotedPlan?: string | null;
}

interface Pictured {
  readonly home: DesignedHome | null;
  readonly roof: RoofProfile | null;
  readonly siding: Siding | null;
  /** Choices of other groups, of which style and color are seen. */
  readonly options?: readonly string[];
}

/** What the pictures of a paper depend on, which names the look of its home by ids. */
export const picturedLook = ({
  roof,
  siding,
  style,
  color,
}: {
  readonly roof: string | null;
  readonly siding: string | null;
  readonly style?: string | null;
  readonly color?: string | null;
}): Omit<Pictured, 'home'> & { readonly options: readonly string[] } => ({
  ...designOf(new Map(Object.entries({ roof, siding }))),
  options: [...(style ? [`style:${style}`] : []), ...(color ? [`color:${color}`] : [])],
});

/** The code of the plan of the home that shows roofs and sidings: a mid-sized double wide. */
export const samplePlanCode = '1.qf4dch.06000021000000.g0';

const widths = [400, 800, 1600] as const;

/** The address of the picture of a design, without its width: this home in this look. */
const pictureOf = ({ home, roof, siding, options = [] }: Pictured): string => {
  const look = lookParameters(chosenLook({ roof, siding, options }));
  if (home?.slug && home.offered)
    return `/api/image/home-${home.slug}.webp?${[home.quotedPlan && `plan=${home.quotedPlan}`, look].filter(Boolean).join('&')}`;
  if (home?.planCode && home.offered)
    return `/api/image/generated-home.webp?${[`code=${encodeURIComponent(home.planCode)}`, look].filter(Boolean).join('&')}`;
  return `${housePicture({ roof, siding })}?`;
};

const pictureAt = (design: Pictured, view: HomeView, width: (typeof widths)[number]): string => {
  const picture = pictureOf(design);
  return `${picture}${picture.endsWith('?') ? '' : '&'}${view === 'street' ? '' : `view=${view}&`}w=${width}`;
};

/** The picture of a design in its widths. */
export const designPicture = (
  design: Pictured,
  view: HomeView = 'street',
): { readonly src: string; readonly srcSet: string } => {
  const at = (width: (typeof widths)[number]): string => pictureAt(design, view, width);
  return { src: at(800), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
};

/** The address of a small picture of a design, for a choice among views. */
export const smallDesignPicture = (design: Pictured, view: HomeView): string => pictureAt(design, view, 400);

/** The address of the picture of a design for a mail. */
export const sharedDesignPicture = (design: Pictured): string =>
  pictureOf(design).replace('.webp', sharedEnding).replace(/\?$/, '');

/**
 * The address of the picture that is shown where the address of a design or of a drawn plan is shared: with its name and its price.
 * @param code of the design; without one, the price is that of the home
 */
export const designCardPicture = (design: Pictured, code?: string): string => {
  const picture = pictureOf(design).replace('.webp', cardEnding);
  return (
    code === undefined ? picture : `${picture}${picture.endsWith('?') ? '' : '&'}design=${code}`
  ).replace(/[?&]$/, '');
};

/** The address of the files of a design's plan, without an ending; null for a home without one that has an address. */
export const planBaseOf = (home: DesignedHome | null): string | null => {
  if (!home?.offered) return null;
  if (home.slug) return `/api/homes/${home.slug}${home.quotedPlan ? `/quoted/${home.quotedPlan}` : ''}/plan`;
  return home.planCode ? `/api/floor-plans/designs/${encodeURIComponent(home.planCode)}` : null;
};

/** The address of the page of a design's home; null for a home without one. */
export const homePageOf = (home: DesignedHome | null): string | null => {
  if (!home?.offered) return null;
  if (home.slug) return `/homes/${home.slug}`;
  return home.planCode ? `/homes/g/${home.planCode}` : null;
};
