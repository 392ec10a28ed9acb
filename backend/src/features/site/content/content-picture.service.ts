import { contentSentences } from '@hearthline/rules/site/content-form.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/multipart.ts';
import { keepPicture, receivePicture } from '../../homes/catalog/home.api.ts';
import { readContentItem, type EditableContent } from './content-edit.service.ts';
import { forgetPicture } from './content-picture.ts';

interface Stored {
  readonly pictureKey: string;
  readonly pictureSize: number;
}

/** Gives an entry another picture, or none. The version stays: a form that is open keeps what was typed. */
const setPicture = (context: Context, id: string, picture: Stored | null): Promise<void> =>
  context.transaction(async (trx) => {
    const { pictureKey } = await trx
      .selectFrom('contentItems')
      .select('pictureKey')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('contentItems')
      .set(picture ?? { pictureKey: null, pictureSize: null })
      .where('id', '=', id)
      .execute();
    await forgetPicture(context, trx, pictureKey);
    await audit(context, trx, {
      action: 'content.picture',
      object: ['content', id],
      details: { bytes: picture?.pictureSize ?? 0 },
    });
  });

/**
 * Gives a member of the team a picture in place of the one before. It is painted anew as WebP, as pictures of homes are.
 * @throws AppError NOT_FOUND, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, BAD_INPUT, TOO_MANY_REQUESTS, STORAGE_FULL
 */
export const addContentPicture = async (
  context: Context,
  id: string,
  incoming: Incoming,
): Promise<EditableContent> => {
  const { kind } = await readContentItem(context, id);
  if (kind !== 'team_member') throw new AppError('BAD_INPUT', { message: contentSentences.picture });
  await context.limits.consume('upload', context.viewer?.id ?? '');
  const { picture } = await receivePicture(context, incoming);
  const pictureKey = await keepPicture(context, picture);
  try {
    await setPicture(context, id, { pictureKey, pictureSize: picture.body.length });
  } catch (error) {
    // After a refusal no row refers to the bytes. After any other error that is unknown, and the sweep of files looks at the rows.
    if (error instanceof AppError) await context.storage.remove(pictureKey).catch(() => undefined);
    throw error;
  }
  return readContentItem(context, id);
};

/** Removes the picture of an entry. @throws AppError NOT_FOUND */
export const removeContentPicture = async (context: Context, id: string): Promise<EditableContent> => {
  const { pictureUrl } = await readContentItem(context, id);
  if (pictureUrl !== null) await setPicture(context, id, null);
  return readContentItem(context, id);
};
