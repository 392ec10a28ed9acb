import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnOf } from '@hearthline/rules/column-layout.ts';
import type { ContactSort } from '@hearthline/rules/people/contacts/contact-rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import { Link as PageLink } from 'react-router-dom';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { isDialable, notDialableText, phoneText, telephoneLink } from '../../../../domain/company.ts';
import { contactTones } from '../../../../domain/state-tones.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import type { ListColumn } from '../../../../ui/lists/list-columns.ts';
import { Missing } from '../../../../ui/lists/list-table-parts.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { fullName, statusTitle } from '../contact-words.ts';

type Column = ListColumn<ContactRowFragment> & { readonly id: ColumnOf<'contacts'> };

const Link = chakra('a', {
  base: { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
const NameLink = chakra(PageLink, {
  base: {
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const Phone = ({ phone }: { readonly phone: string | null | undefined }) => {
  if (!phone) return <Missing />;
  return isDialable(phone) ? (
    <Link href={telephoneLink(phone)}>{phoneText(phone)}</Link>
  ) : (
    <span title={notDialableText}>{phone}</span>
  );
};

/** The first tag and how many more there are, so that the row stays on one line. */
const Tags = ({ tags }: { readonly tags: readonly string[] }) => {
  const [first, ...others] = tags;
  if (first === undefined) return <Missing />;
  return (
    <span title={tags.length > 1 ? tags.join(', ') : undefined}>
      {first}
      {others.length > 0 && (
        <>
          <chakra.span color="quiet" aria-hidden>
            {` +${others.length}`}
          </chakra.span>
          <chakra.span srOnly>, {others.join(', ')}</chakra.span>
        </>
      )}
    </span>
  );
};

/** The columns of the list, in their usual order. */
export const contactColumns: readonly Column[] = [
  {
    id: 'name',
    title: 'Name',
    width: 150,
    minWidth: 124,
    cell: (contact) => <NameLink to={`/contacts/${contact.id}`}>{fullName(contact)}</NameLink>,
  },
  {
    id: 'email',
    title: 'Email',
    width: 180,
    cell: ({ email }) => (email ? <Link href={`mailto:${email}`}>{email}</Link> : <Missing />),
  },
  { id: 'phone', title: 'Phone', width: 126, minWidth: 122, cell: ({ phone }) => <Phone phone={phone} /> },
  { id: 'company', title: 'Company', width: 130, cell: ({ company }) => company ?? <Missing /> },
  {
    id: 'status',
    title: 'Status',
    width: 100,
    minWidth: 96,
    cell: ({ status }) => <Badge tone={contactTones[status]}>{statusTitle(status)}</Badge>,
  },
  { id: 'source', title: 'Source', width: 120, cell: ({ sourceLabel }) => humanize(sourceLabel) },
  { id: 'tags', title: 'Tags', width: 110, cell: ({ tags }) => <Tags tags={tags} /> },
  {
    id: 'owner',
    title: 'Owner',
    width: 116,
    minWidth: 104,
    cell: ({ ownerName }) => ownerName ?? 'Unassigned',
  },
  {
    id: 'created',
    title: 'Created',
    width: 112,
    minWidth: 104,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={timeText(createdAt)}>
        {instantDayText(createdAt)}
      </time>
    ),
  },
];

/** The orders that a column sorts by: at the first press, and at the second. */
export const columnOrders: Readonly<Partial<Record<string, readonly [ContactSort, ContactSort]>>> = {
  name: ['name', 'name_desc'],
  email: ['email', 'email_desc'],
  company: ['company', 'company_desc'],
  status: ['status', 'status_desc'],
  created: ['newest', 'oldest'],
};

const areas = {
  select: { gridArea: 'select' },
  name: { gridArea: 'name', fontSize: '1rem' },
  email: { gridArea: 'email' },
  phone: { gridArea: 'phone' },
  company: { gridArea: 'company' },
  status: { gridArea: 'status', justifySelf: 'end' },
  source: { gridArea: 'source', color: 'quiet' },
  tags: { gridArea: 'tags' },
  owner: { gridArea: 'owner', color: 'quiet' },
  created: { gridArea: 'created', color: 'quiet' },
  tools: { gridArea: 'tools' },
} as const;

/** The layout of the cells when, on a phone, the row is a card. */
export const contactCard = {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '2',
  rowGap: '1',
  alignItems: 'center',
  gridTemplateAreas:
    '"select name status" "email email email" "phone phone phone" "company company company" "tags tags tags" "owner owner owner" "source source source" "created created tools"',
  ...Object.fromEntries(Object.entries(areas).map(([column, look]) => [`& > [data-column=${column}]`, look])),
};
