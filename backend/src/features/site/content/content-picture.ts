import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RestAnswer, RestRequest } from '../../../platform/http/rest-router.ts';
import { isId } from '../../../platform/text/uuid.ts';

const pictureByKey = prepare('content_picture', (db, p: Placeholders<{ key: string }>) =>
  db.selectFrom('contentItems').select(['pictureKey', 'pictureSize']).where('pictureKey', '=', p.key),
);

/** The picture of an entry. Its key is known to those who were shown it. @throws AppError NOT_FOUND, UNAVAILABLE where the storage does not have it */
export const openContentPicture = async (
  context: Context,
  key: string,
  header: RestRequest['header'],
): Promise<RestAnswer> => {
  const row = isId(key) ? await context.query.byKey(pictureByKey, { key }) : undefined;
  if (!row) throw new AppError('NOT_FOUND', { message: homeSentences.missingPicture });
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${row.pictureKey}"`,
  };
  if (header('if-none-match')?.includes(headers.ETag)) return { status: 304, headers };
  const body = await context.storage.read(row.pictureKey ?? '');
  return { status: 200, headers: { ...headers, 'Content-Length': String(row.pictureSize) }, body };
};

/** Lets go of a picture that no entry has any longer. Its bytes follow some days later, as those of documents do. */
export const forgetPicture = async (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  storageKey: string | null,
): Promise<void> => {
  if (storageKey === null) return;
  await trx.insertInto('removedFiles').values({ storageKey, removedAt: context.now() }).execute();
};
