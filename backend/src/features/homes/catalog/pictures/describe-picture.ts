import { homeSentences, pictureForm } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { isId } from '../../../../platform/text/uuid.ts';
import { validate, validateOne } from '../../../../platform/validation/validate.ts';
import { readCatalogHome } from '../home.service.ts';
import type { CatalogHomeView } from '../home-view.ts';

const missingPicture = (): AppError => new AppError('NOT_FOUND', { message: homeSentences.missingPicture });

/**
 * Says what a picture of a home shows, for those who do not see it.
 * @param alt an empty text for what is said of any picture of the home
 * @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT if the home has changed since that version was read
 */
export const describeHomePicture = async (
  context: Context,
  id: string,
  pictureId: string,
  version: unknown,
  alt: unknown,
): Promise<CatalogHomeView> => {
  const read = validateOne('version', versionRule, version);
  const { alt: text } = validate(pictureForm, { alt });
  if (![id, pictureId].every(isId)) throw missingPicture();
  await context.transaction(async (trx) => {
    assertVersion(
      await trx.selectFrom('homes').select('version').where('id', '=', id).forUpdate().executeTakeFirst(),
      read,
      homeSentences.missingPicture,
    );
    const described = await trx
      .updateTable('homePictures')
      .set({ alt: text ?? '' })
      .where('id', '=', pictureId)
      .where('homeId', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!described) throw missingPicture();
    await trx
      .updateTable('homes')
      .set({ updatedAt: context.now(), version: read + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'home.picture-describe',
      object: ['home', id],
      details: { picture: pictureId },
    });
  });
  return readCatalogHome(context, id);
};
