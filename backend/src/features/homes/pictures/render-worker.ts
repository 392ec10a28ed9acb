import { pictureOf } from './picture.ts';
import type { RenderAnswer, RenderRequest } from './renderer.ts';
import { renderPicture } from './render-picture.ts';

const answer = async ({
  id,
  subject,
  model,
  format,
  tone,
  isShared,
  card,
  width,
}: RenderRequest): Promise<RenderAnswer> => {
  try {
    const picture = pictureOf(subject, model, { tone, isShared, card });
    return { id, body: picture && (await renderPicture(picture, format, width)) };
  } catch (error) {
    return {
      id,
      body: null,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
};

// The program that `renderer.ts` starts. It ends with the server that started it, however that one ends.
process.on('message', (request: RenderRequest) => {
  void answer(request).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group, but the server decides when drawing ends.
process.on('SIGINT', () => undefined);
