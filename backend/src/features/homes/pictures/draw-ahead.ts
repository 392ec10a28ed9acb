import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImageService } from './image.service.ts';
import { wantedPictures, type PictureRequest, type ShownHome } from './wanted-pictures.ts';

/** How often it looks whether somebody is on the site, in milliseconds. */
const lookMs = 1000;

export interface DrawingAhead {
  /** An image service of its own, whose process has the lowest priority; closed at the end. */
  readonly images: ImageService;
  /** The folder of the built site, whose pages name pictures. */
  readonly siteFolder: string;
  /** The homes that visitors find. */
  readonly homes: () => Promise<readonly ShownHome[]>;
  /** Whether nobody is on the site. */
  readonly isIdle: () => boolean;
  /** Told of a picture that could not be drawn; the others are. */
  readonly onError: (error: unknown, request: PictureRequest) => void;
}

const htmlIn = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));

/**
 * Draws the pictures that the site shows and nobody has asked for yet, one after the other, while nobody is there: whoever comes later
 * finds them, and nobody waits for one that is not theirs (docs/decisions/0037-pictures-drawn-ahead.md).
 */
export const drawAhead = ({ images, siteFolder, homes, isIdle, onError }: DrawingAhead) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const untilIdle = async (): Promise<void> => {
    while (!signal.aborted && !isIdle())
      await pause(lookMs, undefined, { ref: false, signal }).catch(() => undefined);
  };
  const work = async (): Promise<void> => {
    await untilIdle();
    if (signal.aborted) return;
    for (const request of wantedPictures(htmlIn(siteFolder), await homes())) {
      await untilIdle();
      if (signal.aborted) return;
      const { file, width, view } = request;
      try {
        await images.openImage(file, width, view && { view });
      } catch (error) {
        if (!signal.aborted) onError(error, request);
      }
    }
  };
  /** Resolves when all are there, or it was stopped. */
  const done = work().finally(() => images.close());
  return {
    done,
    stop: (): Promise<void> => {
      stopping.abort();
      images.close();
      return done;
    },
  };
};
