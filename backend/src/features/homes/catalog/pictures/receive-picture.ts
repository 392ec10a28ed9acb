import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { maxImagePixels } from '@hearthline/rules/image-size.ts';
import { homeSentences, maxPictureBytes } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { readMultipart, type Incoming } from '../../../../platform/http/multipart.ts';
import type { Draft } from '../../../../platform/storage/storage.ts';
import { pixelsOf } from '../../../../platform/storage/count-pixels.ts';
import { kindOf } from '../../../../platform/storage/leading-bytes.ts';
import { encodePicture, type EncodedPicture } from './encode-picture.ts';

/** Of a request, besides the picture. */
const otherBytes = 1024 * 1024;
const limits = { files: 1, request: maxPictureBytes + otherBytes, idle: 20_000, total: 5 * 60_000 } as const;
const sentences = {
  ...homeSentences,
  tooMany: homeSentences.onePicture,
  requestTooLarge: homeSentences.pictureTooLarge,
};

/** Looks at the file's own words about itself before anything reads its pixels. @throws AppError UNSUPPORTED_MEDIA_TYPE, BAD_INPUT */
const inspect = async (path: string): Promise<void> => {
  const file = await open(path);
  try {
    const kind = await kindOf(file);
    if (!kind || kind === 'pdf' || kind === 'zip')
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: homeSentences.notPicture });
    const pixels = await pixelsOf(file, kind);
    if (pixels === null) throw new AppError('BAD_INPUT', { message: homeSentences.pictureBroken });
    if (pixels > maxImagePixels) throw new AppError('BAD_INPUT', { message: homeSentences.pictureTooWide });
  } finally {
    await file.close();
  }
};

/** Receives one picture and paints it anew. @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_INPUT, STORAGE_FULL */
export const receivePicture = async (
  { storage }: Context,
  incoming: Incoming,
): Promise<{ picture: EncodedPicture; fields: Record<string, string> }> => {
  let draft: Draft | undefined;
  try {
    const fields = await readMultipart(incoming, limits, sentences, async ({ bytes }) => {
      draft = await storage.draft();
      await draft.fill(bytes, maxPictureBytes).catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE'
          ? new AppError('PAYLOAD_TOO_LARGE', { message: homeSentences.pictureTooLarge })
          : error;
      });
      await inspect(draft.path);
    });
    if (!draft) throw new AppError('BAD_INPUT', { message: homeSentences.noPicture });
    const picture = await encodePicture(draft.path);
    if (!picture) throw new AppError('BAD_INPUT', { message: homeSentences.pictureBroken });
    return { picture, fields };
  } finally {
    await draft?.discard();
  }
};

/** Keeps the picture's bytes. @returns the key of the file */
export const keepPicture = async ({ storage }: Context, { body }: EncodedPicture): Promise<string> => {
  const draft = await storage.draft();
  try {
    await draft.fill(Readable.from([Buffer.from(body)]), body.length);
    const key = randomUUID();
    await storage.keep(draft, key);
    return key;
  } finally {
    await draft.discard();
  }
};
