import type { EquipmentItem } from '../equipment/equipment.ts';
import type { Look, StreetSide } from '../looks/look.ts';
import type { ModelType } from '../plans/plan-rules.ts';

/** An uploaded picture of a home. */
export interface ShownPicture {
  readonly id: string;
  readonly url: string;
  readonly alt: string;
}

/** A published home as pages show it: what the API calls `Home`. */
export interface ShownHome {
  readonly slug: string;
  readonly name: string;
  /** Single Wide, Double Wide or Triple Wide. */
  readonly modelType: ModelType;
  /** Nominal feet as the trade writes it, `26x66`. */
  readonly footprint: string;
  readonly bedrooms: number;
  /** A half bath counts one. */
  readonly bathrooms: number;
  readonly squareFootage: number;
  readonly description: string;
  /** Whether its plan has passed the check. */
  readonly checked: boolean;
  readonly hasPlan: boolean;
  readonly pictures: readonly ShownPicture[];
  /** The picture of its front. */
  readonly imageUrl: string;
  /** The code of its plan, if that was generated; its own page needs it, lists do not. */
  readonly planCode?: string | null;
  /** Its own look, null where it is the standard one, and the side toward the street, null without a plan; lists name neither. */
  readonly look?: Look | null;
  readonly street?: StreetSide | null;
  /** The widest section of its plan in inches, null without one; lists do not name it. */
  readonly planSectionInches?: number | null;
  /** What comes with it today; lists do not name it. */
  readonly equipment?: readonly EquipmentItem[];
}

/** What a list of many homes shows of each. */
export type ListedHome = Omit<
  ShownHome,
  'description' | 'planCode' | 'look' | 'street' | 'planSectionInches' | 'equipment'
>;

/** What is said of an uploaded picture of a home until its seller says more. */
export const pictureAlt = (name: string): string => `The ${name} home`;

/** What is said of a drawing of a home's front. */
export const drawnFrontAlt = (name: string): string => `The ${name} home seen from the front`;

/** What the picture that shows a home first is, for those who do not see it: what its seller says, or a drawing of its front. */
export const frontAlt = ({ name, pictures: [first] }: Pick<ShownHome, 'name' | 'pictures'>): string =>
  first?.alt ?? drawnFrontAlt(name);

/** Whether a text can be the slug of a home: the database is not asked for anything else. */
export const isHomeSlug = (text: string): boolean =>
  text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** The address of a home's page. */
export const homePath = (slug: string): string => `/homes/${slug}`;
/** The address of the page of a generated plan. */
export const generatedHomePath = (code: string): string => `/homes/g/${code}`;

/** The address where a generated plan is changed. */
export const changePath = (code: string): string => `${generatedHomePath(code)}/change`;

const sections: Readonly<Record<string, string>> = { Single: '1x', Double: '2x', Triple: '3x' };

/** `2x Double Wide`: how many sections, as the trade counts them. */
export const sectionsText = (modelType: string): string =>
  [sections[modelType.split(' ')[0] ?? ''], modelType].filter(Boolean).join(' ');

/** The smallest and the largest home of a catalog, in square feet. */
export interface HomeSizes {
  readonly min: number;
  readonly max: number;
}

/** As in `from 680 to 2,926 square feet`; one size of a catalog with only that, nothing without a home. */
export const sizesText = (sizes: HomeSizes | null | undefined): string => {
  if (!sizes) return '';
  const [min, max] = [sizes.min, sizes.max].map((feet) => feet.toLocaleString('en-US'));
  return min === max ? `of ${min} square feet` : `from ${min} to ${max} square feet`;
};
