import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactRowFragment } from '../../gql/generated.ts';
import { telephoneLink } from '../../platform/company.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TableCell, TableRow } from '../../ui/data-table.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { dayOf, fullName, sourceTitle, statusTitle, statusTone, timeOf } from './contact-words.ts';

interface ContactRowProps {
  readonly contact: ContactRowFragment;
  readonly onDelete: () => void;
}

/** The delete button of a contact, for whoever has to find it. */
export const deleteButtonId = (id: string): string => `delete-${id}`;

const Link = chakra('a', {
  base: { textDecoration: 'underline', textDecorationColor: 'line', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere', _hover: { textDecorationColor: 'currentcolor' } },
});

/** How the cells stand in the card that a row is on a narrow screen. */
const card = {
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto', columnGap: '1.5', rowGap: '1', gridTemplateRows: 'auto auto auto auto 1fr auto',
  alignItems: 'center',
  gridTemplateAreas: '"name name status" "email email email" "phone phone phone" "company company company" "tags tags tags" "source created remove"',
} as const;

/** An address that may break before its `@`, where a narrow column makes it break at all. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return <Link href={`mailto:${email}`}>{email.slice(0, at)}<wbr />{email.slice(at)}</Link>;
};

const Missing = () => <chakra.span color="quiet" hideBelow="xl"><span aria-hidden>–</span></chakra.span>;

/** One contact: a row of the table, on a narrow screen a card. */
export const ContactRow = ({ contact, onDelete }: ContactRowProps) => {
  const { id, email, phone, company, status, source, tags, createdAt } = contact;
  const dialled = phone && /\d/.test(phone);
  return (
    <TableRow card {...card}>
      <TableCell card gridArea="name" fontWeight="600" fontSize={{ base: '1.0625rem', xl: 'inherit' }} overflowWrap="anywhere" minW={{ xl: '8.75rem' }}>{fullName(contact)}</TableCell>
      <TableCell card gridArea="email" width={{ xl: '15.5rem' }}><Address email={email} /></TableCell>
      <TableCell card gridArea="phone" whiteSpace="nowrap">{dialled ? <Link href={telephoneLink(phone)}>{phone}</Link> : phone ?? <Missing />}</TableCell>
      <TableCell card gridArea="company" overflowWrap="anywhere">{company ?? <Missing />}</TableCell>
      <TableCell card gridArea="status" justifySelf="end"><Badge tone={statusTone[status]}>{statusTitle(status)}</Badge></TableCell>
      <TableCell card gridArea="source" color={{ base: 'quiet', xl: 'inherit' }} overflowWrap="break-word">{sourceTitle(source)}</TableCell>
      <TableCell card gridArea="tags" alignSelf="start">
        {tags.length > 0 ? (
          <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyle="none" my={{ base: '1.5', xl: '0' }}>
            {tags.map((tag) => <li key={tag}><Badge fontWeight="500" whiteSpace="normal" overflowWrap="break-word">{tag}</Badge></li>)}
          </chakra.ul>
        ) : <Missing />}
      </TableCell>
      <TableCell card gridArea="created" color={{ base: 'quiet', xl: 'inherit' }} _before={{ content: { base: '"· "', xl: 'none' } }} whiteSpace="nowrap"><time dateTime={createdAt} title={timeOf(createdAt)}>{dayOf(createdAt)}</time></TableCell>
      <TableCell card gridArea="remove" justifySelf="end" py={{ xl: '0' }} px={{ xl: '1' }}>
        <Button id={deleteButtonId(id)} variant="ghost" size="icon" aria-label={`Delete ${fullName(contact)}`} onClick={onDelete} color="quiet" my={{ base: '-1.5', xl: '0' }} me={{ base: '-2.5', xl: '0' }} _hover={{ color: 'danger' }}>
          <TrashIcon />
        </Button>
      </TableCell>
    </TableRow>
  );
};
