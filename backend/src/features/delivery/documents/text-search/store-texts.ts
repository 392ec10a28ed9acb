import { documentFormats, type DocumentFormat } from '@hearthline/rules/delivery/documents.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Row } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { TextOutcome } from '../document.entity.ts';
import type { FileText } from './extract-text.ts';
import { readUploaded } from '../inspect/reader-process.ts';

/** Takes the words out of the file of one version. */
export const readTextJob = defineJob<{ readonly versionId: string }>('documents.read');

/** The same for all that have none yet: those from before there was such a search, and those that a failure left out. */
export const readAllTextsJob = defineJob<object>('documents.read-all', {
  atStart: true,
  policy: 'exclusive',
  expireInSeconds: 3600,
});

const withText = (['pdf', 'docx', 'xlsx', 'txt', 'csv'] as const satisfies readonly DocumentFormat[]).map(
  (ending) => [documentFormats[ending], ending] as const,
);
const endings = new Map<string, DocumentFormat>(withText);

/** Whether files of this type can have a text. */
export const hasText = (contentType: string): boolean => endings.has(contentType);

const unread = prepare('document_unread', (db, p: Placeholders<{ versionId: string }>) =>
  db
    .selectFrom('documentVersions as v')
    .select(['v.storageKey', 'v.contentType', 'v.size', 'v.sha256'])
    .where('v.id', '=', p.versionId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('documentTexts as t').whereRef('t.versionId', '=', 'v.id'))),
    ),
);

const textFields = [
  'versionId',
  'outcome',
  'text',
  'folded',
  'words',
] as const satisfies readonly (keyof Row<'documentTexts'>)[];

/** The version may have been deleted meanwhile, or another server may have read it: then nothing is stored. */
const keep = async (
  context: Context,
  versionId: string,
  outcome: TextOutcome,
  { text, folded, words }: FileText = { text: '', folded: '', words: '' },
): Promise<void> => {
  await context.db
    .insertInto('documentTexts')
    .columns(textFields)
    .expression((eb) =>
      eb
        .selectFrom('documentVersions as v')
        .select([
          'v.id',
          eb.val(outcome).as('outcome'),
          eb.val(text).as('text'),
          eb.val(folded).as('folded'),
          sql<string>`array_to_tsvector(array_remove(string_to_array(${words}, ' '), ''))`.as('words'),
        ])
        .where('v.id', '=', versionId),
    )
    .onConflict((oc) => oc.doNothing())
    .execute();
};

/** The same content has been read already. */
const copy = async (
  context: Context,
  versionId: string,
  { sha256, contentType }: Pick<Row<'documentVersions'>, 'sha256' | 'contentType'>,
): Promise<boolean> => {
  const copied = await context.db
    .insertInto('documentTexts')
    .columns(textFields)
    .expression((eb) =>
      eb
        .selectFrom('documentVersions as v')
        .innerJoin('documentTexts as t', 't.versionId', 'v.id')
        .select([
          sql<string>`${versionId}::uuid`.as('versionId'),
          't.outcome',
          't.text',
          't.folded',
          't.words',
        ])
        .where('v.sha256', '=', sha256)
        .where('v.contentType', '=', contentType)
        .where(eb.exists(eb.selectFrom('documentVersions').where('id', '=', versionId)))
        .limit(1),
    )
    .onConflict((oc) => oc.doNothing())
    .returning('versionId')
    .executeTakeFirst();
  return copied !== undefined;
};

/**
 * Stores the words of a version's file, once. A file that cannot be read, or has no words, is remembered as such and not tried again;
 * a storage that does not answer is an error, until the last attempt.
 */
export const readTextOf = async (context: Context, versionId: string, isLast: boolean): Promise<void> => {
  const [file] = await context.query(unread, { versionId });
  const ending = file && endings.get(file.contentType);
  if (!file || !ending || (await copy(context, versionId, file))) return;
  const draft = await context.storage.draft();
  try {
    await draft.fill(await context.storage.read(file.storageKey), file.size);
    const { text } = await readUploaded({ task: 'text', path: draft.path, ending, size: file.size });
    await keep(context, versionId, text ? (text.words ? 'found' : 'none') : 'unreadable', text);
  } catch (error) {
    if (!isLast) throw error;
    context.log.warn({ error, version: versionId }, 'the text of a document is not to be had');
    await keep(context, versionId, 'unreadable');
  } finally {
    await draft.discard();
  }
};

const batch = 50;
const allUnread = prepare(
  'document_texts_unread',
  (db, p: Placeholders<{ after: string; types: readonly string[] }>) =>
    db
      .selectFrom('documentVersions as v')
      .select('v.id')
      .where('v.id', '>', p.after)
      .where('v.contentType', '=', sql<string>`any(${p.types}::text[])`)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('documentTexts as t').whereRef('t.versionId', '=', 'v.id'))),
      )
      .orderBy('v.id')
      .limit(sql.lit(batch)),
);

/** Reads all that are unread. One that fails does not hold up the others: it is tried again when a server starts. */
export const readAllTexts = async (context: Context): Promise<void> => {
  let [after, more] = ['00000000-0000-0000-0000-000000000000', true];
  while (more) {
    const found = await context.query(allUnread, { after, types: [...endings.keys()] });
    for (const { id } of found)
      await readTextOf(context, id, false).catch((error: unknown) =>
        context.log.warn({ error, version: id }, 'the text of a document was not read'),
      );
    after = found.at(-1)?.id ?? after;
    more = found.length === batch;
  }
};
