import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../ui/actions/button.tsx';
import { TableCell } from '../../../ui/lists/data-table.tsx';

interface RowButtonsProps {
  readonly name: string;
  /** What changing it is called. */
  readonly change: 'Edit' | 'Adjust';
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** The cell in which a row of a contractor's own list is changed or removed. */
export const RowButtons = ({ name, change, onChange, onRemove }: RowButtonsProps) => (
  <TableCell card pt={{ base: '3', xl: '2.5' }}>
    <chakra.div display="flex" gap="1" justifyContent={{ xl: 'flex-end' }} ms={{ base: '-4', xl: '0' }}>
      <Button size="sm" variant="ghost" onClick={onChange}>
        {change}
        <chakra.span srOnly> {name}</chakra.span>
      </Button>
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Remove<chakra.span srOnly> {name}</chakra.span>
      </Button>
    </chakra.div>
  </TableCell>
);
