import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { planFacts } from '@hearthline/model/plan/home-facts.ts';
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
 * @param home `plan`: the plan that the document shows, where the catalog may have another one by now
 */
export const homePhoto = async (
  { query }: Pick<Context, 'query'>,
  {
    slug,
    planCode,
    plan,
  }: { readonly slug?: string | null; readonly planCode?: string | null; readonly plan?: Plan | null },
  look: Partial<ChosenLook>,
): Promise<Buffer | null> => {
  try {
    const kind = slug ? 'home' : 'generated-home';
    const found = slug
      ? await homeModels(query)(slug, 'home')
      : planCode
        ? await generatedModel(planCode)
        : null;
    if (!found) return null;
    const model = plan ? { ...found, ...planFacts(plan), plan } : found;
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
