import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ChosenLook } from '@hearthline/rules/homes/looks/look.ts';
import type { Context } from '../../../platform/context.ts';
import { createDrawingQueue } from '../../../platform/turns/drawing-queue.ts';
import { generatedModel } from './generated-model.ts';
import { homeModels } from './home-model.queries.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** A process of its own, which starts with the first picture for a document and ends soon after the last. */
let renderer: Renderer | undefined;
const drawings = createDrawingQueue();

const maxPhotos = 50;

/** Pictures by everything that they are drawn from: the quotes, agreements and price sheets of a home show the same. About 100 kB each. */
const photos = new LRUCache<string, Buffer>({ max: maxPhotos });

/**
 * The picture of a home for a document, as JPEG in the proportions of `sharedSize`; null for a home without one. A document is complete
 * without it: when it cannot be drawn, there is none.
 */
export const homePhoto = async (
  { query }: Pick<Context, 'query'>,
  { slug, planCode }: { readonly slug?: string | null; readonly planCode?: string | null },
  look: Partial<ChosenLook>,
): Promise<Buffer | null> => {
  try {
    const kind = slug ? 'home' : 'generated-home';
    const model = slug
      ? await homeModels(query)(slug, 'home')
      : planCode
        ? await generatedModel(planCode)
        : null;
    if (!model) return null;
    const subject = { kind, slug: model.slug, look } as const;
    const key = createHash('sha256')
      .update(JSON.stringify([subject, model]))
      .digest('base64');
    const known = photos.get(key);
    if (known) return known;
    const drawing = (renderer ??= createRenderer());
    const photo = await drawings.draw(
      () => drawing.render({ subject, model, format: 'jpeg', isShared: true, width: undefined }),
      key,
    );
    if (photo) photos.set(key, photo);
    return photo;
  } catch {
    return null;
  }
};
