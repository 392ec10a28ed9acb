import { contactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { asSentRows, prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { wantedIds } from '../../../../platform/db/wanted-ids.ts';
import { csvColumnsOf } from '../../../../platform/records/record-csv.ts';
import { csvStream, type CsvValue } from '../../../../platform/text/csv.ts';
import { filtersOf } from '../../../../platform/text/csv-export.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { allContactFields, contactFields, owners, selectionOf, type ContactRow } from '../contact.fields.ts';
import { contactOrder } from './contact-order.ts';
import { contactConditions, criteriaOf } from './filter-conditions.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = contactFilter.omit({ page: true });

const columns = csvColumnsOf<typeof contactFields, ContactRow>(contactFields);

const batch = 1000;
const idLength = 36;

/** Some of the contacts, in the order of their ids in a text. */
const exportedContacts = asSentRows(
  prepare('contact_export', (db, p: Placeholders<{ ids: string }>) =>
    db
      .selectFrom(wantedIds(p.ids))
      .innerJoin('contacts', 'contacts.id', 'wanted.wantedId')
      .leftJoin(owners, 'owners.ownerAccount', 'contacts.ownerId')
      .select(selectionOf(allContactFields))
      .orderBy('wanted.place'),
  ),
);

/**
 * The matching contacts as a CSV file. Their ids are read at one moment and as one text (37 MB for a million),
 * then the rows in batches while the file is written: no connection is held for a slow reader.
 */
export const exportContacts = async (context: Context, input: unknown): Promise<Readable> => {
  const { sort, ...match } = validate(exportFilter, input);
  const matching = context.db
    .selectFrom('contacts')
    .select(sql<string | null>`string_agg(id::text, ',' order by ${contactOrder(sort)})`.as('ids'))
    .where(contactConditions(await criteriaOf(context, match)));
  const found = await context.slowRead(() => matching.executeTakeFirst());
  const ids = found?.ids ?? '';
  const rows = Math.ceil(ids.length / (idLength + 1));
  await auditAlone(context, {
    action: 'contact.export',
    details: { contacts: rows, filters: filtersOf(match) },
  });
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    for (let at = 0; at < ids.length; at += batch * (idLength + 1)) {
      const chosen = ids.slice(at, at + batch * (idLength + 1) - 1);
      for (const row of await context.query(exportedContacts, { ids: chosen }))
        yield columns.map(([, cell]) => cell(row));
    }
  };
  return csvStream(
    columns.map(([title]) => title),
    read(),
  );
};
