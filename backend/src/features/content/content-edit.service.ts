import {
  contentForm,
  contentPageSize,
  contentSentences,
  slugOf,
  type ContentForm,
  type ContentState,
} from '@hearthline/rules/content-form.ts';
import { contentKinds, type ContentItem } from '@hearthline/rules/content.ts';
import { optional } from '@hearthline/rules/optional.ts';
import { pageNumber, paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { version as versionRule } from '@hearthline/rules/row-version.ts';
import { z } from 'zod';
import { audit, changesOf } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';
import { validate } from '../../platform/validation/validate.ts';
import { lockVersion } from '../../platform/locks/optimistic-lock.ts';
import { ContentItemRow } from './content-item.entity.ts';
import { takeLocks } from '../../platform/locks/advisory-locks.ts';
import { businessDay } from '../../platform/time/business-day.ts';

/** An entry as the editor shows it. */
export interface EditableContent extends ContentItem {
  readonly id: string;
  readonly position: number;
  readonly state: ContentState;
  readonly version: number;
}

const missing = (): AppError => new AppError('NOT_FOUND', { message: contentSentences.missing });

const columns = `
  id, slug, kind, topic, title, terms, text, figures, position, version, starts_on::text as "startsOn", ends_on::text as "endsOn",
  case when ends_on < $1::date then 'expired' when starts_on > $1::date then 'upcoming' else 'current' end as state`;

const filter = z.object({ page: pageNumber, kind: optional(z.enum(contentKinds, 'Unknown kind')) });

const list = `
  select ${columns} from content_items where $2::text is null or kind = $2
  order by array_position(array['promotion', 'program', 'financing', 'example_price'], kind), position, slug limit ${contentPageSize} offset $3`;

/** One page of all entries, whether offered now, earlier or later, in the order in which the site shows them. */
export const listContent = async (
  context: Context,
  input: unknown,
): Promise<{ contentItems: EditableContent[]; pagination: Pagination }> => {
  const { page, kind } = validate(filter, input);
  const contentItems = await context.sql<EditableContent>('content_items_all', list, [
    await businessDay(context),
    kind,
    (page - 1) * contentPageSize,
  ]);
  const [counted] = await context.sql<{ total: number }>(
    'content_items_total',
    'select count(*)::int as total from content_items where $1::text is null or kind = $1',
    [kind],
  );
  return { contentItems, pagination: paginate(page, counted?.total ?? 0, contentPageSize) };
};

/** One entry. @throws AppError NOT_FOUND */
export const readContentItem = async (context: Context, id: string): Promise<EditableContent> => {
  const row = isId(id)
    ? await context.sql.byKey<EditableContent>(
        'content_item',
        `select ${columns} from content_items where id = $2`,
        [await businessDay(context), id],
      )
    : undefined;
  if (!row) throw missing();
  return row;
};

/** The slug, with a number appended if another entry of the kind has it. */
const freeSlug = async (em: EntityManager, { kind, title }: ContentForm): Promise<string> => {
  await takeLocks(em, 'slugs of content');
  const base = slugOf(title);
  const taken = new Set(
    (
      await executeIn<{ slug: string }>(
        em,
        'select slug from content_items where kind = $1 and starts_with(slug, $2)',
        [kind, base],
      )
    ).map(({ slug }) => slug),
  );
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
};

const fieldsOf = ({ topic, title, terms, text, figures, startsOn, endsOn, position }: ContentForm) => ({
  topic,
  title,
  terms,
  text,
  figures,
  startsOn,
  endsOn,
  position,
});

/** Adds an entry. @throws AppError BAD_INPUT */
export const createContent = async (context: Context, input: unknown): Promise<EditableContent> => {
  const values = validate(contentForm, input);
  const id = await context.transaction(async (em) => {
    const item = em.create(ContentItemRow, {
      ...fieldsOf(values),
      kind: values.kind,
      slug: await freeSlug(em, values),
    });
    await em.persist(item).flush();
    audit(context, em, {
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
  const values = fieldsOf(validate(contentForm, input));
  if (!isId(id)) throw missing();
  await context.transaction(async (em) => {
    const item = await lockVersion(em, ContentItemRow, { id }, version, contentSentences.missing);
    // The kind decides which figures a page needs, and only the stored kind counts.
    validate(contentForm, { ...values, kind: item.kind });
    const { topic, title, terms, text, figures, startsOn, endsOn, position } = item;
    const changes = changesOf<typeof values>(
      { topic, title, terms, text, figures, startsOn, endsOn, position },
      values,
    );
    Object.assign(item, values);
    audit(context, em, { action: 'content.update', object: ['content', id], details: { changes } });
  });
  return readContentItem(context, id);
};

/** Removes an entry. @throws AppError NOT_FOUND */
export const removeContent = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    const removed = isId(id) ? await em.nativeDelete(ContentItemRow, { id }) : 0;
    if (!removed) throw missing();
    audit(context, em, { action: 'content.remove', object: ['content', id] });
  });
  return id;
};
