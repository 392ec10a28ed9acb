import { parentPort } from 'node:worker_threads';
import { pictureOf } from './picture.ts';
import type { RenderAnswer, RenderRequest } from './render.ts';
import { renderPicture } from './render.paint.ts';

/** Draws in a thread of its own: a picture costs tens of milliseconds that the server's thread must not wait for. */
parentPort?.on('message', async ({ id, subject, model, format, width }: RenderRequest) => {
  const answer = async (): Promise<RenderAnswer> => {
    try {
      const picture = pictureOf(subject, model);
      return { id, body: picture && (await renderPicture(picture, format, width)) };
    } catch (error) {
      return { id, body: null, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.postMessage(await answer());
});
