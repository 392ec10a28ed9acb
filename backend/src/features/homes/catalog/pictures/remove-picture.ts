import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { readCatalogHome } from '../home.service.ts';
import type { CatalogHomeView } from '../home-view.ts';

/** Removes a picture of a home. Its bytes follow some days later, as those of documents do. @throws AppError NOT_FOUND */
export const removeHomePicture = async (
  context: Context,
  id: string,
  pictureId: string,
): Promise<CatalogHomeView> => {
  await context.transaction(async (trx) => {
    const removed = [id, pictureId].every(isId)
      ? await trx
          .deleteFrom('homePictures')
          .where('id', '=', pictureId)
          .where('homeId', '=', id)
          .returning('storageKey')
          .executeTakeFirst()
      : undefined;
    if (!removed) throw new AppError('NOT_FOUND', { message: homeSentences.missingPicture });
    await trx
      .insertInto('removedFiles')
      .values({ storageKey: removed.storageKey, removedAt: context.now() })
      .execute();
    await trx.updateTable('homes').set({ updatedAt: context.now() }).where('id', '=', id).execute();
    await audit(context, trx, {
      action: 'home.picture-remove',
      object: ['home', id],
      details: { picture: pictureId },
    });
  });
  return readCatalogHome(context, id);
};
