import { chakra } from '@chakra-ui/react/styled-system';
import { humanize } from '@hearthline/rules/humanize.ts';
import { Link as PageLink } from 'react-router-dom';
import type { ContactRowFragment } from '../../../gql/generated.ts';
import { phoneText, telephoneLink } from '../../../platform/business/company.ts';
import { instantDayText, timeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { EditIcon, TrashIcon } from '../../../ui/theme/further-icons.tsx';
import { Tooltip } from '../../../ui/actions/tooltip.tsx';
import { fullName, statusTitle, statusTone } from '../contact-words.ts';
import { RowCheckbox } from './row-checkbox.tsx';

interface ContactRowProps {
  readonly contact: ContactRowFragment;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Id of a contact's delete button, for focusing it. */
export const deleteButtonId = (id: string): string => `delete-${id}`;

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

/** The layout of the cells when, on a narrow screen, the row is a card. */
const card = {
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

/** One contact: a row of the table; a card on a narrow screen. */
export const ContactRow = ({ contact, isSelected, onSelect, onEdit, onDelete }: ContactRowProps) => {
  const { id, email, phone, company, status, source, tags, createdAt } = contact;
  const dialled = phone && /\d/.test(phone);
  return (
    <TableRow card {...card} aria-selected={isSelected} bg={isSelected ? 'pineTint' : undefined}>
      <TableCell card gridArea="select">
        <RowCheckbox aria-label={`Select ${fullName(contact)}`} checked={isSelected} onChange={onSelect} />
      </TableCell>
      <TableCell card gridArea="name" fontWeight="600" fontSize={{ base: '1.0625rem', xl: 'inherit' }}>
        <NameLink to={`/contacts/${id}`}>{fullName(contact)}</NameLink>
      </TableCell>
      <TableCell card gridArea="email">
        <Address email={email} />
      </TableCell>
      <TableCell card gridArea="phone">
        {dialled ? <Link href={telephoneLink(phone)}>{phoneText(phone)}</Link> : (phone ?? <Missing />)}
      </TableCell>
      <TableCell card gridArea="company">
        {company ?? <Missing />}
      </TableCell>
      <TableCell card gridArea="status" justifySelf="end">
        <Badge tone={statusTone[status]}>{statusTitle(status)}</Badge>
      </TableCell>
      <TableCell card gridArea="source" color={{ base: 'quiet', xl: 'inherit' }}>
        {humanize(source)}
      </TableCell>
      <TableCell card gridArea="tags" alignSelf="start">
        {tags.length > 0 ? (
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
        )}
      </TableCell>
      <TableCell
        card
        gridArea="created"
        color={{ base: 'quiet', xl: 'inherit' }}
        _before={{ content: { base: '"·"', xl: 'none' }, me: '2' }}
        whiteSpace="nowrap"
      >
        <time dateTime={createdAt} title={timeText(createdAt)}>
          {instantDayText(createdAt)}
        </time>
      </TableCell>
      <TableCell
        card
        gridArea="tools"
        justifySelf="end"
        whiteSpace="nowrap"
        py={{ xl: '0' }}
        px={{ xl: '0.5' }}
      >
        <Tooltip text="Edit">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Edit ${fullName(contact)}`}
            onClick={onEdit}
            color="quiet"
            my={{ base: '-1.5', xl: '0' }}
            width={{ xl: '9' }}
          >
            <EditIcon />
          </Button>
        </Tooltip>
        <Tooltip text="Delete">
          <Button
            id={deleteButtonId(id)}
            variant="ghost"
            size="icon"
            aria-label={`Delete ${fullName(contact)}`}
            onClick={onDelete}
            color="quiet"
            my={{ base: '-1.5', xl: '0' }}
            me={{ base: '-2.5', xl: '0' }}
            width={{ xl: '9' }}
            _hover={{ color: 'danger' }}
          >
            <TrashIcon />
          </Button>
        </Tooltip>
      </TableCell>
    </TableRow>
  );
};
