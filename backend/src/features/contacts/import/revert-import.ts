import { importSentences } from '@hearthline/rules/contacts/import.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import { inChunks, markRows, type ChunkRow, type ImportHead } from './rows/process-chunks.ts';
import { countBy } from './run-import.ts';
import { updateContacts } from './rows/write-contacts.ts';

/** The current versions of contacts, and whether anything but their status history and the notes of this import refers to them. */
const present = `
  with attached as materialized (
    select distinct contact from contacts_links($1::uuid[]) where link ->> 'table' <> 'contact_status_changes'
      and not (link ->> 'table' = 'contact_notes'
        and not exists (select from jsonb_array_elements(link -> 'rows') note where note ->> 'import_id' is distinct from $2 or (note ->> 'version')::int > 1))
  )
  select c.id, c.version, exists (select from attached where contact = c.id) as attached
  from (select id, version from contacts where id = any($1::uuid[]) order by id for update) c`;

type Present = ReadonlyMap<string, { readonly version: number; readonly attached: boolean }>;

/** Why a row cannot be undone; null when it can. */
const reasonToKeep = ({ contactId, outcome, leftVersion }: ChunkRow, contacts: Present): string | null => {
  const contact = contactId ? contacts.get(contactId) : undefined;
  if (!contact) return importSentences.goneSince;
  if (contact.version !== leftVersion) return importSentences.changedSince;
  return outcome === 'created' && contact.attached ? importSentences.attachedSince : null;
};

const undo = async (
  context: Context,
  em: EntityManager,
  it: ImportHead,
  rows: readonly ChunkRow[],
): Promise<void> => {
  const ids = rows.flatMap(({ contactId }) => contactId ?? []);
  const found = await executeIn<{ id: string; version: number; attached: boolean }>(em, present, [
    ids,
    it.id,
  ]);
  const contacts: Present = new Map(found.map((row) => [row.id, row]));
  const judged = rows.map((row) => ({ row, problem: reasonToKeep(row, contacts) }));
  const removed = judged.flatMap(({ row, problem }) =>
    !problem && row.outcome === 'created' && row.contactId ? [row.contactId] : [],
  );
  const restored = judged.flatMap(({ row, problem }) =>
    !problem && row.outcome === 'updated' && row.contactId
      ? [{ id: row.contactId, set: row.before ?? {} }]
      : [],
  );
  if (removed.length)
    await executeIn(em, 'select contacts_delete($1::uuid[], $2, $3)', [removed, it.id, context.now()]);
  await updateContacts(
    em,
    restored.filter(({ set }) => Object.keys(set).length),
    it.createdBy,
  );
  if (restored.length)
    await executeIn(
      em,
      'delete from contact_notes where import_id = $1 and contact_id = any($2) and version = 1',
      [it.id, restored.map(({ id }) => id)],
    );
  await markRows(
    em,
    it.id,
    judged.map(({ row: { position, outcome }, problem }) => ({
      position,
      problem,
      undone: problem ? 'kept' : outcome === 'created' ? 'removed' : 'restored',
    })),
  );
};

/** Undoes an import: deletes the contacts it created and restores those it changed, except where they have changed since. */
export const revertImport = (context: Context, id: string): Promise<void> =>
  inChunks(context, id, {
    during: 'reverting',
    then: 'reverted',
    open: "outcome in ('created', 'updated') and undone is null",
    work: undo,
    finish: async (given, em, { createdBy }) =>
      audit(given, em, {
        action: 'contact.import-revert',
        object: ['contact-import', id],
        details: await countBy(em, id, 'undone'),
        actorId: createdBy ?? undefined,
      }),
  });
