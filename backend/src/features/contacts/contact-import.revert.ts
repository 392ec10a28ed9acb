import { importSentences } from '@hearthline/rules/contact-import.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { inChunks, markRows, type ChunkRow, type ImportHead } from './contact-import.chunk.ts';
import { countBy, updateContacts } from './contact-import.run.ts';

/** The current versions of contacts, and whether anything but their status history refers to them. */
const present = `
  select c.id, c.version, exists (select from contacts_links(array[c.id]) where link ->> 'table' <> 'contact_status_changes') as attached
  from (select id, version from contacts where id = any($1) order by id for update) c`;

type Present = ReadonlyMap<string, { readonly version: number; readonly attached: boolean }>;

/** Why a row cannot be undone; null when it can. */
const reasonToKeep = ({ contactId, outcome, leftVersion }: ChunkRow, contacts: Present): string | null => {
  const contact = contactId ? contacts.get(contactId) : undefined;
  if (!contact) return importSentences.goneSince;
  if (contact.version !== leftVersion) return importSentences.changedSince;
  return outcome === 'created' && contact.attached ? importSentences.attachedSince : null;
};

const undo = async (context: Context, em: EntityManager, it: ImportHead, rows: readonly ChunkRow[]): Promise<void> => {
  const ids = rows.flatMap(({ contactId }) => contactId ?? []);
  const found = await executeIn<{ id: string; version: number; attached: boolean }>(em, present, [ids]);
  const contacts: Present = new Map(found.map((row) => [row.id, row]));
  const judged = rows.map((row) => ({ row, problem: reasonToKeep(row, contacts) }));
  const removed = judged.flatMap(({ row, problem }) => (!problem && row.outcome === 'created' && row.contactId ? [row.contactId] : []));
  const restored = judged.flatMap(({ row, problem }) =>
    !problem && row.outcome === 'updated' && row.contactId ? [{ id: row.contactId, ...row.before, clearPhone: row.before?.phone === null, clearCompany: row.before?.company === null }] : [],
  );
  if (removed.length) await executeIn(em, 'select contacts_delete($1::uuid[], $2, $3)', [removed, it.id, context.now()]);
  await updateContacts(em, restored, it.createdBy);
  await markRows(em, it.id, judged.map(({ row: { position, outcome }, problem }) => ({ position, problem, undone: problem ? 'kept' : outcome === 'created' ? 'removed' : 'restored' })));
};

/** Undoes an import: deletes the contacts it created and restores those it changed, except where they have changed since. */
export const revertImport = (context: Context, id: string): Promise<void> =>
  inChunks(context, id, {
    during: 'reverting',
    then: 'reverted',
    open: "outcome in ('created', 'updated') and undone is null",
    size: 250,
    work: undo,
    finish: async (given, em, { createdBy }) =>
      audit(given, em, { action: 'contact.import-revert', object: ['contact-import', id], details: await countBy(em, id, 'undone'), actorId: createdBy ?? undefined }),
  });
