import {
  bathroomQuestion,
  bedroomQuestion,
  roofQuestion,
  sidingQuestion,
} from '@hearthline/rules/home-options.ts';
import type { BathroomType, BedroomType, RoofProfile, Siding } from '@hearthline/rules/home-options.ts';
import type { HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import type { ChosenLook } from '@hearthline/rules/homes/looks/look.ts';
import { scenes, type SceneId } from './scene/scene-picture.ts';

/** What addresses may ask for. */
export type ImageFormat = 'png' | 'pdf' | 'webp';

/** What a file name refers to. Plans and homes need their model's row, everything else is fixed. */
export type Subject =
  | { readonly kind: 'plan'; readonly slug: string }
  /** With a look, as a buyer chose it; without one, as it stands in the catalog. */
  | {
      readonly kind: 'home';
      readonly slug: string;
      /** The SHA-256 of the plan that a quote has kept; without it, the plan that the catalog has. */
      readonly plan?: string;
      readonly look?: Partial<ChosenLook>;
      readonly view?: OtherView;
    }
  /** A home whose plan was generated, by the code of the plan. */
  | {
      readonly kind: 'generated-home';
      readonly slug: string;
      readonly look?: Partial<ChosenLook>;
      readonly view?: OtherView;
    }
  | { readonly kind: 'bedroom'; readonly id: BedroomType }
  | { readonly kind: 'bathroom'; readonly id: BathroomType }
  | { readonly kind: 'roof'; readonly id: RoofProfile }
  | { readonly kind: 'siding'; readonly id: Siding }
  | { readonly kind: 'scene'; readonly id: SceneId }
  | {
      readonly kind: 'house';
      readonly roof: RoofProfile;
      readonly siding: Siding;
      readonly view?: OtherView;
    };

/** From where else than from the street, which is the view of a picture without one. */
export type OtherView = Exclude<HomeView, 'street'>;

/** How a picture is drawn for a dark page. */
export type Tone = 'dusk';

export interface ImageFile {
  readonly subject: Subject;
  readonly format: ImageFormat;
  /** Absent for the picture of a light page, on paper and elsewhere. */
  readonly tone?: Tone;
  /** With the home in a picture of the proportions of a link preview. */
  readonly isShared?: true;
  /** The same with the words of a link preview on it. */
  readonly hasCard?: true;
}

const longest = 96;

const fixed = new Map<string, Subject>();
for (const { id } of bedroomQuestion.options) fixed.set(`bedroom-${id}`, { kind: 'bedroom', id });
for (const { id } of bathroomQuestion.options) fixed.set(`bathroom-${id}`, { kind: 'bathroom', id });
for (const { id: siding } of sidingQuestion.options) {
  fixed.set(`siding-${siding}`, { kind: 'siding', id: siding });
  for (const { id: roof } of roofQuestion.options)
    fixed.set(`house-${roof}-${siding}`, { kind: 'house', roof, siding });
}
for (const { id } of roofQuestion.options) fixed.set(`roof-${id}`, { kind: 'roof', id });
for (const id of scenes) fixed.set(`scene-${id}`, { kind: 'scene', id });

/** Every file name, without extension, that exists whatever is in the database. */
export const fixedImages: readonly string[] = [...fixed.keys()];

const modelFile = /^(plan|home)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** Only WebP, which nothing but the site asks for, has dusk: `home-enid.dusk.webp`. Mails and link previews take PNG: `home-enid.share.png`, `home-enid.card.png`. */
const endings = /^([a-z0-9-]+)\.(?:(dusk)\.(?=webp)|(share|card)\.(?=png))?(png|pdf|webp)$/;

/** What an address says besides the file's name. */
export interface ImageQuery {
  /** What of the look of a home is another than its own. */
  readonly look?: Partial<ChosenLook>;
  /** From where it shows a home. */
  readonly view?: HomeView;
  /** The code of a generated plan, for `generated-home.webp`. */
  readonly code?: string;
  /** The SHA-256 of the plan that a quote has kept, for `home-enid.webp`. */
  readonly plan?: string;
}

/** Both ways of asking for the view from the street are one picture. */
const otherView = (view: HomeView | undefined): { view?: OtherView } =>
  view === undefined || view === 'street' ? {} : { view };

const homeSubject = (name: string, { look, code, view, plan }: ImageQuery): Subject | null => {
  const chosen = { ...(look && { look }), ...otherView(view) };
  if (name === 'generated-home') return code ? { kind: 'generated-home', slug: code, ...chosen } : null;
  const [, kind, slug] = modelFile.exec(name) ?? [];
  if (!kind || !slug) return null;
  return kind === 'plan' ? { kind, slug } : { kind: 'home', slug, ...(plan && { plan }), ...chosen };
};

const isHouse = ({ kind }: Subject): boolean =>
  kind === 'home' || kind === 'generated-home' || kind === 'house';

/** The drawing behind a file name from the closed list; null for any other text, however long or odd. */
export const parseImageFile = (file: string, query: ImageQuery = {}): ImageFile | null => {
  if (file.length > longest) return null;
  const [, name, tone, shared, ending] = endings.exec(file) ?? [];
  if (!name || !ending) return null;
  const known = fixed.get(name) ?? homeSubject(name, query);
  const subject = known?.kind === 'house' ? { ...known, ...otherView(query.view) } : known;
  if (!subject || (shared && !isHouse(subject))) return null;
  return {
    subject,
    format: ending as ImageFormat,
    ...(tone && { tone: tone as Tone }),
    ...(shared && { isShared: true }),
    ...(shared === 'card' && { hasCard: true }),
  };
};
