import { contactFilter } from '@hearthline/rules/contacts/rules.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { Readable } from 'node:stream';
import { auditAlone } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, type CsvValue } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { contactColumns, contactOrders, type ContactRow } from './list.queries.ts';
import { contactConditions, criteriaOf } from './filter-conditions.ts';

/** The list's filter without the page: an export holds every match. */
const exportFilter = contactFilter.omit({ page: true });

/** The column titles, which the import recognizes. */
const titles = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Company',
  'Status',
  'Source',
  'Tags',
  'Address',
  'Owner',
  'Marketing consent',
  'Consent date',
  'Consent source',
  'Created',
] as const;

const cells = ({
  firstName,
  lastName,
  email,
  phone,
  company,
  status,
  source,
  tags,
  address,
  ownerName,
  marketingConsent,
  consentAt,
  consentSource,
  createdAt,
}: ContactRow): CsvValue[] => [
  firstName,
  lastName,
  email,
  phone && phoneText(phone),
  company,
  status,
  source,
  tags,
  address,
  ownerName,
  marketingConsent === 'unknown' ? null : marketingConsent,
  consentAt,
  consentSource,
  createdAt,
];

const batch = 1000;
const idLength = 36;

/**
 * The matching contacts as a CSV file. Their ids are read at one moment and as one text (37 MB for a million),
 * then the rows in batches while the file is written: no connection is held for a slow reader.
 */
export const exportContacts = async (context: Context, input: unknown): Promise<Readable> => {
  const { sort, ...match } = validate(exportFilter, input);
  const { conditions, values } = contactConditions(await criteriaOf(context, match));
  const order = contactOrders[sort].join(', ');
  const [found] = await context.sql<{ ids: string | null }>(
    '',
    `select string_agg(id::text, ',' order by ${order}) as ids from contacts where ${conditions}`,
    values,
  );
  const ids = found?.ids ?? '';
  const rows = Math.ceil(ids.length / (idLength + 1));
  const filters = Object.entries(match)
    .filter(([, value]) => value)
    .map(([name]) => name);
  await auditAlone(context, { action: 'contact.export', details: { contacts: rows, filters } });
  const read = async function* (): AsyncGenerator<CsvValue[]> {
    for (let at = 0; at < ids.length; at += batch * (idLength + 1)) {
      const chosen = ids.slice(at, at + batch * (idLength + 1) - 1);
      const text = `select ${contactColumns} from unnest(string_to_array($1, ',')::uuid[]) with ordinality as chosen (chosen_id, place) join contacts on id = chosen_id order by place`;
      for (const row of await context.sql<ContactRow>('contact_export', text, [chosen])) yield cells(row);
    }
  };
  return csvStream(titles, read());
};
