import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonb } from '../../../platform/db/jsonb.ts';
import type { Erasure, Traces } from './erasure.ts';

/** Whether a merge `m` is of the person: by the address of the contact that went, or of the one that stayed. */
const isTheirs = ({ folded }: Traces): RawBuilder<SqlBool> =>
  sql<SqlBool>`(m.contact ->> 'email_folded' = ${folded} or m.address = ${folded} or m.filled #>> '{email,from}' ilike ${folded}
    or m.into_id in (select id from contacts where email_folded = ${folded}))`;

/** A pattern that finds a text alone. */
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What stands for the note of what was not taken over. */
const erasedNote = 'Merged. What was not taken over has been erased.';

/** A contact that went, without what is personal in it. */
const erasedContact = ({ pseudonym, address }: Traces) =>
  jsonb<object>({
    first_name: pseudonym.first,
    last_name: pseudonym.last,
    email: address,
    email_folded: address,
    phone: null,
    company: null,
    address: null,
  });

const run =
  (text: (traces: Traces) => RawBuilder<unknown>): Erasure =>
  (db, traces) => ({
    execute: () => text(traces).execute(db),
  });

/**
 * What merges hold of a person: the contact that went, the note of what it lost, what it filled, its name in histories. Before their contacts
 * get another address, by which they are found.
 */
export const merges: readonly Erasure[] = [
  run(
    (traces) => sql`
      update contact_notes set text = ${erasedNote} where id in (select m.note_id from contact_merges m where ${isTheirs(traces)})`,
  ),
  run(
    (traces) => sql`
      update contacts c set
        phone = case when to_jsonb(c.phone) = m.filled #> '{phone,to}' then null else c.phone end,
        company = case when to_jsonb(c.company) = m.filled #> '{company,to}' then null else c.company end,
        address = case when to_jsonb(c.address) = m.filled #> '{address,to}' then null else c.address end,
        version = c.version + 1
      from contact_merges m where m.into_id = c.id and ${isTheirs(traces)} and m.filled ?| array['phone', 'company', 'address']`,
  ),
  run(
    (traces) => sql`
      update project_events e set
        before = case when e.before = m.other_name then ${traces.pseudonym.full} else e.before end,
        after = case when e.after = m.other_name then ${traces.pseudonym.full} else e.after end
      from projects p join contact_merges m on m.into_id = p.contact_id
      where e.project_id = p.id and e.kind = 'changed' and e.subject = 'contact' and m.other_name in (e.before, e.after) and ${isTheirs(traces)}`,
  ),
  run(
    (traces) => sql`
      update deal_events e set note = 'Contact'
      where e.kind = 'changed' and e.note like 'Contact: % → %' and e.deal_id in (
        select d.id from deals d join contact_merges m on m.into_id = d.contact_id where ${isTheirs(traces)})`,
  ),
  run(
    (traces) => sql`
      update contact_import_rows set cells = array_fill(''::text, array[cardinality(cells)]), values = null, email_folded = null, before = null, contact_id = null, problem = null
      where contact_id in (select m.other_id from contact_merges m where ${isTheirs(traces)})`,
  ),
  run(
    (traces) => sql`
      update contact_merges m set other_name = ${traces.pseudonym.full}, address = null, filled = '{}',
        contact = m.contact || ${erasedContact(traces)}
      where ${isTheirs(traces)}`,
  ),
  // With a contact that stayed and was deleted since, its merges and their notes left.
  run(
    (traces) => sql`
      update deleted_contacts d set links = (
        select jsonb_agg(case link ->> 'table'
          when 'contact_merges' then jsonb_set(link, '{rows}', (select jsonb_agg(
            m || jsonb_build_object('other_name', ${traces.pseudonym.full}::text, 'address', null, 'filled', '{}'::jsonb, 'contact', nullif(m -> 'contact', 'null') || ${erasedContact(traces)}))
            from jsonb_array_elements(link -> 'rows') m))
          when 'contact_notes' then jsonb_set(link, '{rows}', (select jsonb_agg(
            case when n ->> 'text' like 'Merged with %Not taken over:%' then n || jsonb_build_object('text', ${erasedNote}::text) else n end)
            from jsonb_array_elements(link -> 'rows') n))
          else link end)
        from jsonb_array_elements(d.links) link)
      where jsonb_path_exists(d.links, '$[*] ? (@.table == "contact_merges")')
        and (d.contact ->> 'email_folded' = ${traces.folded} or strpos(lower(d.links::text), ${traces.folded}) > 0)`,
  ),
  // Addresses and names of buyers in the histories of deals, whichever were theirs then.
  run(
    ({ folded, name, pseudonym, address }) => sql`
      update deal_events set note = replace(
        regexp_replace(note, ${literally(folded)}, ${address}, 'gi'), ${name}, ${pseudonym.full})
      where strpos(lower(note), ${folded}) > 0`,
  ),
];
