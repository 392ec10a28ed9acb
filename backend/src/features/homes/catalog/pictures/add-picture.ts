import { homeSentences, maxHomePictures, pictureForm } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Incoming } from '../../../../platform/http/multipart.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { readCatalogHome } from '../home.service.ts';
import type { CatalogHomeView } from '../home-view.ts';
import { keepPicture, receivePicture } from './receive-picture.ts';

/**
 * Adds a picture to a home, after its others. It is painted anew as WebP: what else was in the file, such as where it was taken, is gone.
 * @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_INPUT, TOO_MANY_REQUESTS, STORAGE_FULL
 */
export const addHomePicture = async (
  context: Context,
  homeId: string,
  incoming: Incoming,
): Promise<CatalogHomeView> => {
  await readCatalogHome(context, homeId);
  await context.limits.consume('upload', context.viewer?.id ?? '');
  const { picture, fields } = await receivePicture(context, incoming);
  const { alt } = validate(pictureForm, fields);
  const storageKey = await keepPicture(context, picture);
  try {
    await context.transaction(async (trx) => {
      // Its lock counts the pictures one upload after the other.
      await trx.updateTable('homes').set({ updatedAt: context.now() }).where('id', '=', homeId).execute();
      const { count, next } = await trx
        .selectFrom('homePictures')
        .select([
          sql<number>`count(*)::int`.as('count'),
          sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'),
        ])
        .where('homeId', '=', homeId)
        .executeTakeFirstOrThrow();
      if (count >= maxHomePictures) throw new AppError('BAD_INPUT', { message: homeSentences.manyPictures });
      const { width, height, body } = picture;
      await trx
        .insertInto('homePictures')
        .values({
          homeId,
          position: next,
          alt: alt ?? '',
          storageKey,
          size: body.length,
          width,
          height,
        })
        .execute();
      await audit(context, trx, {
        action: 'home.picture-add',
        object: ['home', homeId],
        details: { bytes: body.length },
      });
    });
  } catch (error) {
    // After a refusal no row refers to the bytes. After any other error that is unknown, and the sweep of files looks at the rows.
    if (error instanceof AppError) await context.storage.remove(storageKey).catch(() => undefined);
    throw error;
  }
  return readCatalogHome(context, homeId);
};
