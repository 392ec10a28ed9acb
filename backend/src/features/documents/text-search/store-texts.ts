import { documentFormats, type DocumentFormat } from '@hearthline/rules/documents.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
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

interface Unread {
  readonly storageKey: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
}

const keep = (
  context: Context,
  versionId: string,
  outcome: TextOutcome,
  { text, folded, words }: FileText = { text: '', folded: '', words: '' },
): Promise<void> =>
  context.transaction(async (em) => {
    // The version may have been deleted meanwhile, or another server may have read it.
    const insert = `insert into document_texts (version_id, outcome, text, folded, words)
      select id, $2, $3, $4, array_to_tsvector(array_remove(string_to_array($5, ' '), '')) from document_versions where id = $1 on conflict do nothing`;
    await executeIn(em, insert, [versionId, outcome, text, folded, words]);
  });

/** The same content has been read already. */
const copy = (context: Context, versionId: string, { sha256, contentType }: Unread): Promise<boolean> =>
  context.transaction(async (em) => {
    const insert = `insert into document_texts (version_id, outcome, text, folded, words)
      select $1, t.outcome, t.text, t.folded, t.words from document_versions v join document_texts t on t.version_id = v.id where v.sha256 = $2 and v.content_type = $3 and exists (select from document_versions where id = $1)
      limit 1 on conflict do nothing returning version_id`;
    return (await executeIn(em, insert, [versionId, sha256, contentType])).length > 0;
  });

/**
 * Stores the words of a version's file, once. A file that cannot be read, or has no words, is remembered as such and not tried again;
 * a storage that does not answer is an error, until the last attempt.
 */
export const readTextOf = async (context: Context, versionId: string, isLast: boolean): Promise<void> => {
  const [file] = await context.sql<Unread>(
    'document_unread',
    'select storage_key as "storageKey", content_type as "contentType", size, sha256 from document_versions v where id = $1 and not exists (select from document_texts t where t.version_id = v.id)',
    [versionId],
  );
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
const unread = `
  select id from document_versions v where id > $1 and content_type = any($2::text[]) and not exists (select from document_texts t where t.version_id = v.id) order by id limit ${batch}`;

/** Reads all that are unread. One that fails does not hold up the others: it is tried again when a server starts. */
export const readAllTexts = async (context: Context): Promise<void> => {
  let [after, more] = ['00000000-0000-0000-0000-000000000000', true];
  while (more) {
    const found = await context.sql<{ id: string }>('document_texts_unread', unread, [
      after,
      [...endings.keys()],
    ]);
    for (const { id } of found)
      await readTextOf(context, id, false).catch((error: unknown) =>
        context.log.warn({ error, version: id }, 'the text of a document was not read'),
      );
    after = found.at(-1)?.id ?? after;
    more = found.length === batch;
  }
};
