import type { ContactRowFragment } from '../../../gql/generated.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TableCell, TableRow } from '../../../ui/lists/data-table.tsx';
import { EditIcon, TrashIcon } from '../../../ui/theme/further-icons.tsx';
import { Tooltip } from '../../../ui/actions/tooltip.tsx';
import { fullName } from '../contact-words.ts';
import { cardLayout, contactColumns } from './contact-columns.tsx';
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

/** One contact: a row of the table; a card on a narrow screen. */
export const ContactRow = ({ contact, isSelected, onSelect, onEdit, onDelete }: ContactRowProps) => (
  <TableRow card {...cardLayout} aria-selected={isSelected} bg={isSelected ? 'pineTint' : undefined}>
    <TableCell card gridArea="select">
      <RowCheckbox aria-label={`Select ${fullName(contact)}`} checked={isSelected} onChange={onSelect} />
    </TableCell>
    {contactColumns.map(({ title, look, cell }) => (
      <TableCell key={title} card {...look}>
        {cell(contact)}
      </TableCell>
    ))}
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
          id={deleteButtonId(contact.id)}
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
