import {
  contentForm,
  contentPageSize,
  contentSentences,
  slugOf,
  type ContentForm,
  type ContentState,
} from '@hearthline/rules/site/content-form.ts';
import { contentKinds, type ContentKind } from '@hearthline/rules/site/content.ts';
import { optional } from '@hearthline/rules/optional.ts';
import { pageNumber } from '@hearthline/rules/page-number.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { z } from 'zod';
import { audit, changesOf, type AuditChanges } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonb } from '../../../platform/db/jsonb.ts';
import { pick } from '../../../platform/db/pick.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { pictureUrl, placeOfKind, shownFields } from './content.fields.ts';
import { forgetPicture } from './content-picture.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';
import { businessDay } from '../../../platform/time/business-day.ts';

const missing = (): AppError => new AppError('NOT_FOUND', { message: contentSentences.missing });

const items = (db: Db, { today }: Placeholders<{ today: string }>) =>
  db
    .selectFrom('contentItems')
    .select((eb) => [
      'id',
      ...shownFields,
      'position',
      'version',
      pictureUrl(eb.ref('pictureKey')).as('pictureUrl'),
      sql<ContentState>`case when ${eb.ref('endsOn')} < ${today}::date then 'expired' when ${eb.ref('startsOn')} > ${today}::date then 'upcoming' else 'current' end`.as(
        'state',
      ),
    ]);

const itemById = prepare('content_item', (db, p: Placeholders<{ today: string; id: string }>) =>
  items(db, p).where('id', '=', p.id),
);

/** An entry as the editor shows it. */
export type EditableContent = NonNullable<(typeof itemById)['row']>;

const kindName = z.enum(contentKinds, 'Unknown kind');
const filter = z.object({
  page: pageNumber,
  kind: optional(kindName),
  kinds: optional(z.array(kindName).max(contentKinds.length, 'Unknown kind')),
});

/** Null: entries of all kinds. */
interface Wanted {
  readonly kinds: readonly string[] | null;
}

const isWanted = (kind: Expression<string>, kinds: Expression<unknown>) =>
  sql<SqlBool>`(${kinds}::text[] is null or ${kind} = any(${kinds}::text[]))`;

const itemsPage = prepare(
  'content_items_all',
  (db, p: Placeholders<Wanted & { today: string; offset: number }>) =>
    items(db, p)
      .where((eb) => isWanted(eb.ref('kind'), p.kinds))
      .orderBy((eb) => placeOfKind(eb.ref('kind')))
      .orderBy('position')
      .orderBy('slug')
      .limit(sql.lit(contentPageSize))
      .offset(p.offset),
);

const itemsTotal = prepare('content_items_total', (db, p: Placeholders<Wanted>) =>
  db
    .selectFrom('contentItems')
    .select(sql<number>`count(*)::int`.as('total'))
    .where((eb) => isWanted(eb.ref('kind'), p.kinds)),
);

/** One page of all entries, whether offered now, earlier or later, in the order in which the site shows them. */
export const listContent = async (
  context: Context,
  input: unknown,
): Promise<{ contentItems: EditableContent[]; pagination: Pagination }> => {
  const { page, kind, kinds: several } = validate(filter, input);
  const kinds = kind === null ? several : [kind];
  const contentItems = await context.query(itemsPage, {
    today: await businessDay(context),
    kinds,
    offset: (page - 1) * contentPageSize,
  });
  const [counted] = await context.query(itemsTotal, { kinds });
  return { contentItems, pagination: paginate(page, counted?.total ?? 0, contentPageSize) };
};

/** One entry. @throws AppError NOT_FOUND */
export const readContentItem = async (context: Context, id: string): Promise<EditableContent> => {
  const row = isId(id)
    ? await context.query.byKey(itemById, { today: await businessDay(context), id })
    : undefined;
  if (!row) throw missing();
  return row;
};

/** The slug, with a number appended if another entry of the kind has it. */
const freeSlug = async (trx: Transaction, { kind, title }: ContentForm): Promise<string> => {
  await takeLocks(trx, 'slugs of content');
  const base = slugOf(title);
  const rows = await trx
    .selectFrom('contentItems')
    .select('slug')
    .where('kind', '=', kind)
    .where((eb) => eb.fn<boolean>('starts_with', ['slug', eb.val(base)]))
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
};

/** The fields of a form that are stored as they are; the kind of an entry stays. */
const editedFields = [
  'topic',
  'title',
  'terms',
  'text',
  'figures',
  'startsOn',
  'endsOn',
  'position',
  'sample',
] as const satisfies readonly Exclude<keyof ContentForm, 'kind'>[];

/** The audit log does not repeat what is written about people: it names the fields that changed. */
const changeDetails = (kind: ContentKind, changes: AuditChanges): Record<string, unknown> =>
  kind === 'testimonial' || kind === 'team_member' ? { fields: Object.keys(changes) } : { changes };

/** Adds an entry. @throws AppError BAD_INPUT */
export const createContent = async (context: Context, input: unknown): Promise<EditableContent> => {
  const values = validate(contentForm, input);
  const id = await context.transaction(async (trx) => {
    const item = await trx
      .insertInto('contentItems')
      .values({
        ...pick(values, editedFields),
        figures: jsonb(values.figures),
        kind: values.kind,
        slug: await freeSlug(trx, values),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(context, trx, {
      action: 'content.create',
      object: ['content', item.id],
      details: { kind: values.kind, startsOn: values.startsOn, endsOn: values.endsOn },
    });
    return item.id;
  });
  return readContentItem(context, id);
};

/** Changes an entry; its kind and slug stay. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export const updateContent = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<EditableContent> => {
  const { version } = validate(z.looseObject({ version: versionRule }), input);
  const values = pick(validate(contentForm, input), editedFields);
  if (!isId(id)) throw missing();
  await context.transaction(async (trx) => {
    const present = await trx
      .selectFrom('contentItems')
      .select(['kind', 'version', ...editedFields])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const item = assertVersion(present, version, contentSentences.missing);
    // The kind decides which figures a page needs, and only the stored kind counts.
    validate(contentForm, { ...values, kind: item.kind });
    const changes = changesOf<typeof values>(pick(item, editedFields), values);
    await trx
      .updateTable('contentItems')
      .set({ ...values, figures: jsonb(values.figures), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'content.update',
      object: ['content', id],
      details: changeDetails(item.kind, changes),
    });
  });
  return readContentItem(context, id);
};

/** Removes an entry. @throws AppError NOT_FOUND */
export const removeContent = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const removed = isId(id)
      ? await trx.deleteFrom('contentItems').where('id', '=', id).returning('pictureKey').executeTakeFirst()
      : undefined;
    if (!removed) throw missing();
    await forgetPicture(context, trx, removed.pictureKey);
    await audit(context, trx, { action: 'content.remove', object: ['content', id] });
  });
  return id;
};
