import { homeViews, type HomeView } from '@hearthline/rules/homes/catalog/views.ts';
import { fixedImages } from './image-file.ts';

/** What decides which pictures of a home are shown. */
export interface ShownHome {
  readonly slug: string;
  readonly featured: boolean;
}

/** A picture as a page asks for it: the file in `/api/image/{file}`, the view of a home in `?view=` and the width in `w=`. */
export interface PictureRequest {
  readonly file: string;
  readonly view?: HomeView | undefined;
  readonly width?: number | undefined;
}

const inWidths = (name: string, ...widths: readonly (number | undefined)[]): PictureRequest[] =>
  widths.map((width) => ({ file: `${name}.webp`, width }));
/** As dark pages show it, also full screen. */
const darkVariants = (name: string, ...widths: readonly (number | undefined)[]): PictureRequest[] =>
  inWidths(`${name}.dusk`, undefined, ...widths);
/** As it is opened full screen or printed. */
const whole = (name: string): PictureRequest[] => [{ file: `${name}.png` }, { file: `${name}.pdf` }];

/** The pictures that scripts of the site ask for, whatever its pages name. */
const byScripts = (homes: readonly ShownHome[]): readonly PictureRequest[] => [
  ...fixedImages.flatMap((name) => {
    if (name.startsWith('house-')) return inWidths(name, 400, 800, 1600);
    if (name.startsWith('scene-')) return [];
    const dark = /^(bed|bath)room-/.test(name) ? darkVariants(name, 400, 800) : [];
    return [...whole(name), ...inWidths(name, undefined, 400, 800), ...dark];
  }),
  ...homes.flatMap(({ slug, featured }) => [
    ...whole(`plan-${slug}`),
    ...darkVariants(`plan-${slug}`),
    // On its card in the list of all homes.
    ...inWidths(`home-${slug}`, 400, 800),
    ...inWidths(`home-${slug}.dusk`, 400),
    // On its page, small and large, from wherever it is shown.
    ...homeViews.slice(1).flatMap((view) =>
      [...inWidths(`home-${slug}`, 400, 800), ...inWidths(`home-${slug}.dusk`, 400)].map((request) => ({
        ...request,
        view,
      })),
    ),
    ...(featured
      ? [
          ...darkVariants(`home-${slug}`),
          ...[`home-${slug}`, `plan-${slug}`].flatMap((name) => inWidths(name, undefined)),
        ]
      : []),
  ]),
];

/** The pictures that a built page names, in images, links and facts for search engines. Those with prices on them are drawn as they are now. */
export const picturesIn = (html: string): PictureRequest[] =>
  [
    ...html.matchAll(
      /\/api\/image\/([\w-]+(?:\.dusk|\.share)?\.(?!card)\w+)(?:\?(?:view=(\w+)(?:&(?:amp;)?)?)?(?:w=(\d+))?)?/g,
    ),
  ].map(([, file = '', view, width]) => ({
    file,
    ...(view && { view: view as HomeView }),
    width: width === undefined ? undefined : Number(width),
  }));

/** Every picture that the site asks for, each once, those of its pages first. @param pages the HTML of the built pages @param homes those that visitors find */
export const wantedPictures = (pages: readonly string[], homes: readonly ShownHome[]): PictureRequest[] => {
  const all = [...pages.flatMap(picturesIn), ...byScripts(homes)];
  return [
    ...new Map(all.map((request) => [`${request.file} ${request.view} ${request.width}`, request])).values(),
  ];
};
