import { chakra } from '@chakra-ui/react/styled-system';
import type { DeletedContactRowFragment } from '../../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { contactTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TableCell, TableRow } from '../../../../ui/lists/data-table.tsx';
import { contactsText, fullName, statusTitle } from '../contact-words.ts';

interface DeletedContactRowProps {
  readonly contact: DeletedContactRowFragment;
  readonly busy: boolean;
  readonly onRestore: () => void;
  /** Restores all that were deleted together with it. */
  readonly onRestoreAll: () => void;
}

/** One contact that can still be restored: a row of the table, or a card on a narrow screen. */
export const DeletedContactRow = ({ contact, busy, onRestore, onRestoreAll }: DeletedContactRowProps) => {
  const { email, company, status, deletedAt, keptUntil, together } = contact;
  const name = fullName(contact);
  return (
    <TableRow
      card
      gridTemplateColumns="minmax(0, 1fr) auto"
      gridTemplateAreas={'"who status" "company company" "deleted deleted" "kept kept" "tools tools"'}
      columnGap="3"
      rowGap="1.5"
    >
      <TableCell card gridArea="who">
        <chakra.span display="block" fontWeight="600">
          {name}
        </chakra.span>
        <chakra.span color="quiet">{email || '–'}</chakra.span>
      </TableCell>
      <TableCell card gridArea="company" display={{ base: company ? 'block' : 'none', xl: 'table-cell' }}>
        {company ?? '–'}
      </TableCell>
      <TableCell card gridArea="status">
        <Badge tone={contactTones[status]}>{statusTitle(status)}</Badge>
      </TableCell>
      <TableCell
        card
        gridArea="deleted"
        _before={{ content: { base: '"Deleted "', xl: 'none' } }}
        color={{ base: 'quiet', xl: 'inherit' }}
      >
        <time dateTime={deletedAt} title={timeText(deletedAt)}>
          {instantDayText(deletedAt)}
        </time>
      </TableCell>
      <TableCell
        card
        gridArea="kept"
        _before={{ content: { base: '"Kept until "', xl: 'none' } }}
        color={{ base: 'quiet', xl: 'inherit' }}
      >
        <time dateTime={keptUntil} title={timeText(keptUntil)}>
          {instantDayText(keptUntil)}
        </time>
      </TableCell>
      <TableCell card gridArea="tools" textAlign={{ xl: 'end' }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="2"
          justifyContent={{ xl: 'flex-end' }}
          mt={{ base: '2', xl: '0' }}
        >
          <Button variant="outline" size="sm" disabled={busy} onClick={onRestore}>
            Restore<chakra.span srOnly> {name}</chakra.span>
          </Button>
          {together > 1 && (
            <Button variant="ghost" size="sm" disabled={busy} onClick={onRestoreAll}>
              Restore all {contactsText(together)}
              <chakra.span srOnly> deleted together with {name}</chakra.span>
            </Button>
          )}
        </chakra.div>
      </TableCell>
    </TableRow>
  );
};
