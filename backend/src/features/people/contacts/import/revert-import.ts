import { importSentences } from '@hearthline/rules/people/contacts/import.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Row, Transaction } from '../../../../platform/db/query-builder.ts';
import { markRows, type RowMark } from './rows/mark-rows.ts';
import { isBuyer } from './rows/known-contacts.ts';
import { inChunks, type ChunkRow, type ImportHead } from './rows/process-chunks.ts';
import { countBy } from './run-import.ts';
import { updateContacts } from './rows/write-contacts.ts';

interface Present extends Pick<Row<'contacts'>, 'id' | 'version'> {
  /** Whether anything but their status history and the notes of this import refers to them. */
  readonly attached: boolean;
  readonly isBuyer: boolean;
}

/** The contacts that are still there, locked, with their current versions, by id. */
const presentContacts = async (
  trx: Transaction,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, Present>> => {
  const { rows } = await sql<Present>`
    with attached as materialized (
      select distinct contact from contacts_links(${ids}::uuid[]) where link ->> 'table' <> 'contact_status_changes'
        and not (link ->> 'table' = 'contact_notes'
          and not exists (select from jsonb_array_elements(link -> 'rows') note where note ->> 'import_id' is distinct from ${importId} or (note ->> 'version')::int > 1))
    )
    select c.id, c.version, exists (select from attached where contact = c.id) as attached, ${isBuyer('c')} as "isBuyer"
    from (select id, version from contacts where id = any(${ids}::uuid[]) order by id for update) c`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Why a row cannot be undone; null when it can. */
const reasonToKeep = (
  { contactId, outcome, leftVersion, before }: ChunkRow,
  contacts: ReadonlyMap<string, Present>,
): string | null => {
  const contact = contactId ? contacts.get(contactId) : undefined;
  if (!contact) return importSentences.deletedSince;
  if (contact.version !== leftVersion) return importSentences.changedSince;
  if (before && 'email' in before && contact.isBuyer) return importSentences.boughtSince;
  return outcome === 'created' && contact.attached ? importSentences.attachedSince : null;
};

const undo = async (
  context: Context,
  trx: Transaction,
  it: ImportHead,
  rows: readonly ChunkRow[],
): Promise<void> => {
  const ids = rows.flatMap(({ contactId }) => contactId ?? []);
  const contacts = await presentContacts(trx, it.id, ids);
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
    await sql`select contacts_delete(${removed}::uuid[], ${it.id}, ${context.now()})`.execute(trx);
  await updateContacts(
    trx,
    restored.filter(({ set }) => Object.keys(set).length),
    it.createdBy,
  );
  if (restored.length)
    await trx
      .deleteFrom('contactNotes')
      .where('importId', '=', it.id)
      .where('contactId', '=', sql<string>`any(${restored.map(({ id }) => id)}::uuid[])`)
      .where('version', '=', 1)
      .execute();
  await markRows(
    trx,
    it.id,
    judged.map(({ row: { position, outcome }, problem }): RowMark => ({
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
    open: (row) => row.and([row('outcome', 'in', ['created', 'updated']), row('undone', 'is', null)]),
    work: undo,
    finish: async (given, trx, { createdBy }) =>
      await audit(given, trx, {
        action: 'contact.import-revert',
        object: ['contact-import', id],
        details: await countBy(trx, id, 'undone'),
        actorId: createdBy ?? undefined,
      }),
  });
