import { homeSentences } from '@hearthline/rules/homes/catalog/home-rules.ts';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { RestAnswer, RestRequest } from '../../../../platform/http/rest-router.ts';
import { isId } from '../../../../platform/text/uuid.ts';

const pictureById = prepare('home_picture', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('homePictures as p')
    .innerJoin('homes as h', 'h.id', 'p.homeId')
    .select(['h.slug', 'p.storageKey', 'p.size'])
    .where('p.id', '=', p.id),
);

/**
 * An uploaded picture. Its id is known to those who were shown it: visitors of a published home, and staff.
 * @throws AppError NOT_FOUND, UNAVAILABLE where the storage does not have it
 */
export const openHomePicture = async (
  context: Context,
  slug: string,
  id: string,
  header: RestRequest['header'],
): Promise<RestAnswer> => {
  const row = isId(id) ? await context.query.byKey(pictureById, { id }) : undefined;
  if (row?.slug !== slug) throw new AppError('NOT_FOUND', { message: homeSentences.missingPicture });
  const headers = {
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${row.storageKey}"`,
  };
  if (header('if-none-match')?.includes(headers.ETag)) return { status: 304, headers };
  const body = await context.storage.read(row.storageKey);
  return { status: 200, headers: { ...headers, 'Content-Length': String(row.size) }, body };
};
