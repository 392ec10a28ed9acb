import { frontAlt, type ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ViewerImage } from '../../../ui/image-viewer/image-viewer.tsx';

/** A picture of a home as the viewer and a page show it. */
export type HomeImage = ViewerImage & { readonly src: string };

interface Room {
  readonly file: string;
  readonly title: string;
}

const king = { file: 'bedroom-king', title: 'Primary bedroom' };
const queen = { file: 'bedroom-queen', title: 'Primary bedroom' };
const full = { file: 'bedroom-full', title: 'Second bedroom' };
const master = { file: 'bathroom-master', title: 'Primary bath' };
const standard = { file: 'bathroom-standard', title: 'Bath' };
const shower = { file: 'bathroom-three-quarter', title: 'Second bath' };

/** Rooms of the homes that a new installation features; others show the pictures that were uploaded. */
const rooms: ReadonlyMap<string, readonly Room[]> = new Map([
  ['wasco', [king, master]],
  ['birkenfeld', [queen, standard]],
  ['enid', [full, shower]],
]);

const drawn = '/api/image/';

/** The front of a home. The site's own drawings are smaller as WebP. */
export const frontImage = (home: Pick<ShownHome, 'imageUrl' | 'name' | 'pictures'>): HomeImage => {
  const { imageUrl, name } = home;
  const isDrawn = imageUrl.startsWith(drawn);
  return {
    src: isDrawn ? imageUrl.replace(/\.png$/, '.webp') : imageUrl,
    dusk: isDrawn,
    alt: frontAlt(home),
    title: isDrawn ? `${name}: exterior` : frontAlt(home),
  };
};

/** Uploaded pictures besides the front. */
export const uploadedImages = ({ pictures, imageUrl }: ShownHome): HomeImage[] =>
  pictures.filter(({ url }) => url !== imageUrl).map(({ url, alt }) => ({ src: url, alt, title: alt }));

/** The floor plan as a picture. */
const planImage = ({ slug, name }: ShownHome): HomeImage => ({
  src: `${drawn}plan-${slug}.webp`,
  dusk: true,
  alt: `Floor plan of the ${name} with furniture and dimensions`,
  title: `${name}: floor plan`,
});

/** The pictures of a home on the home page, in the order of the viewer: exterior, floor plan, interior details. */
export const featuredImages = (home: ShownHome): readonly HomeImage[] => [
  frontImage(home),
  ...(home.hasPlan ? [planImage(home)] : []),
  ...(home.pictures.length > 0
    ? uploadedImages(home)
    : (rooms.get(home.slug) ?? []).map(({ file, title }) => ({
        src: `${drawn}${file}.webp`,
        dusk: true,
        alt: `${title} of the ${home.name}, drawn from above`,
        title: `${home.name}: ${title.toLowerCase()}`,
      }))),
];

const widths = [400, 800, 1600] as const;

const inWidth = (src: string, width: number): string => `${src}${src.includes('?') ? '&' : '?'}w=${width}`;

/** Smaller versions of one of the site's drawings, for `srcSet`; undefined for an uploaded picture. @param maxWidth the widest */
export const sizesOf = ({ src }: HomeImage, maxWidth: (typeof widths)[number] = 1600): string | undefined =>
  src.startsWith(drawn)
    ? widths
        .filter((width) => width <= maxWidth)
        .map((width) => `${inWidth(src, width)} ${width}w`)
        .join(', ')
    : undefined;

/** The address of a picture at about this width in pixels. */
export const imageAt = ({ src }: HomeImage, width: (typeof widths)[number]): string =>
  src.startsWith(drawn) ? inWidth(src, width) : src;
