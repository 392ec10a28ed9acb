import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactSort } from '@hearthline/rules/contacts/rules.ts';
import { humanize } from '@hearthline/rules/humanize.ts';
import type { ComponentProps, ReactNode } from 'react';
import { Link as PageLink } from 'react-router-dom';
import type { ContactRowFragment } from '../../../gql/generated.ts';
import { phoneText, telephoneLink } from '../../../platform/business/company.ts';
import { instantDayText, timeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import type { TableCell } from '../../../ui/lists/data-table.tsx';
import { fullName, statusTitle, statusTone } from '../contact-words.ts';

const Link = chakra('a', {
  base: {
    textDecoration: 'underline',
    textDecorationColor: 'line',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationColor: 'currentcolor' },
  },
});

const NameLink = chakra(PageLink, {
  base: { textDecoration: 'none', _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

/** The layout of the cells when, on a narrow screen, the row is a card: each column, the box that selects and the buttons have an area. */
export const cardLayout = {
  gridTemplateColumns: 'auto fit-content(40%) minmax(0, 1fr) auto',
  columnGap: '2',
  rowGap: '1',
  gridTemplateRows: 'auto auto auto auto 1fr auto',
  alignItems: 'center',
  gridTemplateAreas:
    '"select name name status" "email email email email" "phone phone phone phone" "company company company company" "tags tags tags tags" "source source created tools"',
} as const;

/** An e-mail address that, in a narrow column, may wrap before its `@`. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <Link href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
};

const Missing = () => (
  <chakra.span color="quiet" hideBelow="xl">
    <span aria-hidden>–</span>
  </chakra.span>
);

interface ContactColumn {
  readonly title: string;
  /** In percent of the table on a wide screen; with the box that selects and the buttons they add up to 100. */
  readonly width: number;
  /** The orders that the column sorts by: at the first press, and at the second. */
  readonly orders?: readonly [ContactSort, ContactSort];
  /** How its cells look, and where they are on a card. */
  readonly look: ComponentProps<typeof TableCell> & { readonly gridArea: string };
  readonly cell: (contact: ContactRowFragment) => ReactNode;
}

const Phone = ({ phone }: { readonly phone: string | null | undefined }) => {
  if (!phone) return <Missing />;
  return /\d/.test(phone) ? <Link href={telephoneLink(phone)}>{phoneText(phone)}</Link> : phone;
};

const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length > 0 ? (
    <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyle="none" my={{ base: '1.5', xl: '0' }}>
      {tags.map((tag) => (
        <chakra.li key={tag} maxW="full">
          <Badge
            fontWeight="500"
            whiteSpace="normal"
            overflowWrap="anywhere"
            maxW="full"
            px={{ xl: '2' }}
            fontSize={{ xl: '0.75rem' }}
          >
            {tag}
          </Badge>
        </chakra.li>
      ))}
    </chakra.ul>
  ) : (
    <Missing />
  );

/** The widths of the box that selects, and of the buttons, in percent. */
export const selectWidth = 3.7;
export const toolsWidth = 6.6;

/** The columns of the list, in their order: heads, widths, sorting and cells. */
export const contactColumns: readonly ContactColumn[] = [
  {
    title: 'Name',
    width: 12.1,
    orders: ['name', 'name_desc'],
    look: { gridArea: 'name', fontWeight: '600', fontSize: { base: '1.0625rem', xl: 'inherit' } },
    cell: (contact) => <NameLink to={`/contacts/${contact.id}`}>{fullName(contact)}</NameLink>,
  },
  {
    title: 'Email',
    width: 21.6,
    orders: ['email', 'email_desc'],
    look: { gridArea: 'email' },
    cell: ({ email }) => <Address email={email} />,
  },
  { title: 'Phone', width: 10.5, look: { gridArea: 'phone' }, cell: ({ phone }) => <Phone phone={phone} /> },
  {
    title: 'Company',
    width: 10.6,
    orders: ['company', 'company_desc'],
    look: { gridArea: 'company' },
    cell: ({ company }) => company ?? <Missing />,
  },
  {
    title: 'Status',
    width: 8.3,
    orders: ['status', 'status_desc'],
    look: { gridArea: 'status', justifySelf: 'end' },
    cell: ({ status }) => <Badge tone={statusTone[status]}>{statusTitle(status)}</Badge>,
  },
  {
    title: 'Source',
    width: 8.8,
    look: { gridArea: 'source', color: { base: 'quiet', xl: 'inherit' } },
    cell: ({ source }) => humanize(source),
  },
  {
    title: 'Tags',
    width: 8.9,
    look: { gridArea: 'tags', alignSelf: 'start' },
    cell: ({ tags }) => <Tags tags={tags} />,
  },
  {
    title: 'Created',
    width: 8.9,
    orders: ['newest', 'oldest'],
    look: {
      gridArea: 'created',
      color: { base: 'quiet', xl: 'inherit' },
      _before: { content: { base: '"·"', xl: 'none' }, me: '2' },
      whiteSpace: 'nowrap',
    },
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={timeText(createdAt)}>
        {instantDayText(createdAt)}
      </time>
    ),
  },
];
