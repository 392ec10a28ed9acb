/**
 * Every place that holds a copy of a person's name, address or phone, and the statement that replaces it. What refers to the account
 * (authors, uploaders, actors, the audit log) needs none: it shows the name of the account. user-erasure.spec.ts searches every table
 * for what was to be erased, so a new copy that is not listed here is found.
 *
 * The values: $1 the account's id, $2 its address folded, $3 its name, $4 its phone as digits (or null), $5 the pseudonym,
 * $6 the address that stands for the erased one, $7 and $8 the pseudonym as first and last name,
 * $9 the name as it is written in HTML.
 */
const values =
  'select $1::uuid as id, $2::text as folded, $3::text as name, $4::text as phone, $5::text as pseudonym, $6::text as address, $7::text as first, $8::text as last, $9::text as markup';
const v = `with v as (${values}) `;

const digits = (column: string): string => `regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g')`;
const folded = (column: string): string => `lower(normalize(${column}))`;

/** Whether a name in a history is this person's: one that somebody else has as well counts only in the person's own projects. */
const named = (column: string): string => `
  (${column} = v.name and (p.customer_id = v.id or p.contractor_id = v.id or not exists (select from users u where u.name = v.name and u.id <> v.id)))`;

/** In this order: contacts are locked before the projects that name them (docs/decisions/0018-lock-orders.md). */
export const erasures: readonly string[] = [
  // Names of the contact in histories, while the contact still has them.
  `${v} update project_events e set before = case when before = c.full_name then v.pseudonym else before end, after = case when after = c.full_name then v.pseudonym else after end
    from v, (select id, first_name || ' ' || last_name as full_name from contacts where email_folded = $2) c
    where e.kind = 'changed' and e.subject = 'contact' and c.full_name in (e.before, e.after)`,
  `${v} insert into mail_suppressions (email, email_folded, reason) select v.address, v.address, 'manual' from v
    where exists (select from contacts where email_folded = v.folded) on conflict do nothing`,
  `${v} update contacts c set first_name = v.first, last_name = v.last, email = v.address, email_folded = v.address, phone = null, company = null, address = null, version = c.version + 1
    from v where c.email_folded = v.folded`,
  `${v} update deleted_contacts d set contact = contact || jsonb_build_object('first_name', v.first, 'last_name', v.last, 'email', v.address, 'email_folded', v.address, 'phone', null, 'company', null, 'address', null)
    from v where d.contact ->> 'email_folded' = v.folded`,
  `${v} update deleted_contacts d set links = replace(links::text, '"author_name": ' || to_json(v.name)::text, '"author_name": ' || to_json(v.pseudonym)::text)::jsonb
    from v where strpos(d.links::text, '"author_id": "' || v.id || '"') > 0`,
  `${v} update contact_notes n set author_name = v.pseudonym from v where n.author_id = v.id`,
  `${v} update contact_import_rows r set cells = array_fill(''::text, array[cardinality(cells)]), email_folded = null, before = null, contact_id = null, problem = null
    from v where r.email_folded = v.folded`,
  `${v} update campaign_recipients r set email = v.address, email_folded = v.address from v where r.email_folded = v.folded`,
  `${v} update consultant_requests r set full_name = v.pseudonym, email = v.address, phone = '', address = null from v where ${folded('r.email')} = v.folded`,
  `${v} update appointments a set customer_name = v.pseudonym, customer_email = v.address, customer_phone = '', message = null
    from v where a.customer_id = v.id or ${folded('a.customer_email')} = v.folded`,
  `${v} update projects p set contact_email = case when ${folded('p.contact_email')} = v.folded then null else p.contact_email end,
      contact_phone = case when ${folded('p.contact_email')} = v.folded or ${digits('p.contact_phone')} = v.phone then null else p.contact_phone end
    from v where ${folded('p.contact_email')} = v.folded or p.customer_id = v.id and ${digits('p.contact_phone')} = v.phone`,
  `${v} update project_events e set before = case when ${named('before')} then v.pseudonym else before end, after = case when ${named('after')} then v.pseudonym else after end
    from v, projects p where p.id = e.project_id and e.kind = 'changed' and e.subject in ('customer', 'contractor') and v.name in (e.before, e.after)`,
  `${v} update project_events e set subject = v.pseudonym from v, projects p
    where p.id = e.project_id and e.kind in ('customer.account-removed', 'customer.account-restored', 'contractor.account-removed', 'contractor.account-restored') and ${named('e.subject')}`,
  `${v} update messages m set author_name = v.pseudonym from v where m.author_id = v.id`,
  // Copies of what was mailed: to the person, about them with their address, or naming them.
  `${v} update mails m set to_name = case when lower(to_address) = v.folded then v.pseudonym else to_name end,
      to_address = case when lower(to_address) = v.folded then v.address else to_address end,
      text = 'Erased with the personal data that it contained.', html = '<p>Erased with the personal data that it contained.</p>',
      attachments = '[]', headers = null, sealed = null, last_error = null, state = case when state = 'queued' then 'failed' else state end
    from v where lower(to_address) = v.folded or kind <> 'campaign' and strpos(lower(text), v.folded) > 0`,
  // A single short name is also a part of other words.
  `${v} update mails m set subject = replace(subject, v.name, v.pseudonym), text = replace(text, v.name, v.pseudonym), html = replace(replace(html, v.name, v.pseudonym), v.markup, v.pseudonym)
    from v where kind <> 'campaign' and v.name like '% %' and (strpos(text, v.name) > 0 or strpos(subject, v.name) > 0)`,
  `${v} delete from idempotency_keys k using v where strpos(lower(answer::text), v.folded) > 0 or strpos(answer::text, to_json(v.name)::text) > 0`,
  `${v} update appointment_changes h set before = case when before = c.name then v.pseudonym else before end, after = case when after = c.name then v.pseudonym else after end
    from v, consultants c where c.user_id = v.id and c.name in (h.before, h.after)`,
  `${v} update consultants c set name = case when c.user_id = v.id then v.pseudonym else c.name end, email = null, on_duty = c.on_duty and c.user_id is distinct from v.id, version = c.version + 1
    from v where c.user_id = v.id or ${folded('c.email')} = v.folded`,
  `${v} delete from sign_ups s using v where s.email_folded = v.folded`,
  `${v} delete from account_links l using v where l.user_id = v.id`,
  `${v} delete from sessions s using v where s.user_id = v.id`,
  `${v} update reports r set recipients = array_remove(recipients, v.id::text) from v where v.id::text = any(recipients)`,
];
