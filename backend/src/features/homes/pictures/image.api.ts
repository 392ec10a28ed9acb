import type { Context } from '../../../platform/context.ts';
import { createDrawingQueue } from '../../../platform/turns/drawing-queue.ts';
import { generatedModel } from './generated-model.ts';
import type { HomeLook } from './home-model.ts';
import { homeModels } from './home-model.queries.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** A process of its own, which starts with the first picture for a document and ends soon after the last. */
let renderer: Renderer | undefined;
const drawings = createDrawingQueue();

/**
 * The picture of a home for a document, as JPEG in the proportions of `sharedSize`; null for a home without one. A document is complete
 * without it: when it cannot be drawn, there is none.
 */
export const homePhoto = async (
  { query }: Pick<Context, 'query'>,
  { slug, planCode }: { readonly slug?: string | null; readonly planCode?: string | null },
  look: HomeLook,
): Promise<Buffer | null> => {
  try {
    const kind = slug ? 'home' : 'generated-home';
    const model = slug
      ? await homeModels(query)(slug, 'home')
      : planCode
        ? await generatedModel(planCode)
        : null;
    if (!model) return null;
    const drawing = (renderer ??= createRenderer());
    return await drawings.draw(() =>
      drawing.render({
        subject: { kind, slug: model.slug, look },
        model,
        format: 'jpeg',
        isShared: true,
        width: undefined,
      }),
    );
  } catch {
    return null;
  }
};
