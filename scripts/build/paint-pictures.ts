// Paints pictures before anybody asks for them. The build bundles this file and runs it (pictures.mjs).
import { availableParallelism } from 'node:os';
import { fixedImages } from '../../backend/src/features/images/image-file.ts';
import { createImageService } from '../../backend/src/features/images/image.service.ts';
import { baseHomes } from '../../backend/src/migrations/base-catalog/homes.ts';
import plans from '../../backend/src/migrations/base-catalog/plans.json' with { type: 'json' };
import type { Plan } from '../../model/plan/document.ts';
import { homeViews, type HomeView } from '../../rules/homes/views.ts';

/** A picture as a page asks for it: the file in `/api/image/{file}`, the view of a home in `?view=` and the width in `w=`. */
export interface Asked {
  readonly file: string;
  readonly view?: HomeView | undefined;
  readonly width?: number | undefined;
}

const inWidths = (name: string, ...widths: readonly (number | undefined)[]): Asked[] =>
  widths.map((width) => ({ file: `${name}.webp`, width }));
/** As dark pages show it, also full screen. */
const atDusk = (name: string, ...widths: readonly (number | undefined)[]): Asked[] =>
  inWidths(`${name}.dusk`, undefined, ...widths);
/** As it is opened full screen or printed. */
const whole = (name: string): Asked[] => [{ file: `${name}.png` }, { file: `${name}.pdf` }];

/** The pictures that scripts of the site ask for, whatever its pages name. */
const byScripts: readonly Asked[] = [
  ...fixedImages.flatMap((name) => {
    if (name.startsWith('house-')) return inWidths(name, 400, 800, 1600);
    if (name.startsWith('scene-')) return [];
    const dark = /^(bed|bath)room-/.test(name) ? atDusk(name, 400, 800) : [];
    return [...whole(name), ...inWidths(name, undefined, 400, 800), ...dark];
  }),
  ...baseHomes.flatMap(({ slug, featured }) => [
    ...whole(`plan-${slug}`),
    ...atDusk(`plan-${slug}`),
    // On its card in the list of all homes.
    ...inWidths(`home-${slug}`, 400, 800),
    ...inWidths(`home-${slug}.dusk`, 400),
    // On its page, small and large, from wherever it is shown.
    ...homeViews.slice(1).flatMap((view) =>
      [...inWidths(`home-${slug}`, 400, 800), ...inWidths(`home-${slug}.dusk`, 400)].map((asked) => ({
        ...asked,
        view,
      })),
    ),
    ...(featured
      ? [
          ...atDusk(`home-${slug}`),
          ...[`home-${slug}`, `plan-${slug}`].flatMap((name) => inWidths(name, undefined)),
        ]
      : []),
  ]),
];

/** The pictures that a built page names, in images, links and facts for search engines. Those with prices on them are drawn as they are now. */
export const picturesIn = (html: string): Asked[] =>
  [
    ...html.matchAll(
      /\/api\/image\/([\w-]+(?:\.dusk|\.share)?\.(?!card)\w+)(?:\?(?:view=(\w+)(?:&(?:amp;)?)?)?(?:w=(\d+))?)?/g,
    ),
  ].map(([, file = '', view, width]) => ({
    file,
    ...(view && { view: view as HomeView }),
    width: width === undefined ? undefined : Number(width),
  }));

/** Every picture that the site asks for, each once. @param pages the HTML of the built pages */
export const wantedPictures = (pages: readonly string[]): Asked[] => {
  const all = [...byScripts, ...pages.flatMap(picturesIn)];
  return [...new Map(all.map((asked) => [`${asked.file} ${asked.view} ${asked.width}`, asked])).values()];
};

/**
 * Paints what is not in the folder yet, in as many processes as there are processors.
 * @param folder of the pictures, named as the server looks for them
 * @returns the names of all pictures that were asked for
 * @throws when one does not exist or cannot be drawn
 */
export const paintPictures = async (folder: string, wanted: readonly Asked[]): Promise<Set<string>> => {
  const findModel = (slug: string) => {
    const home = baseHomes.find((one) => one.slug === slug);
    const plan = (plans as unknown as Readonly<Record<string, Plan>>)[slug] ?? null;
    return Promise.resolve(home ? { ...home, plan } : null);
  };
  const names = new Set<string>();
  const waiting = [...wanted];
  const paint = async (): Promise<void> => {
    const images = createImageService({ cacheFolder: folder, findModel });
    try {
      for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
        const { file, view, width } = asked;
        const image = await images.openImage(file, width, { view });
        if (!image)
          throw new Error(`A page shows /api/image/${file}, in a width or of a home that does not exist.`);
        names.add(`${image.etag.slice(1, -1)}${file.slice(file.lastIndexOf('.'))}`);
      }
    } finally {
      images.close();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, paint));
  return names;
};
