import {
  isSameLayout,
  orderedColumns,
  defaultLayouts,
  type ColumnLayout,
  type ListWithColumns,
} from '@hearthline/rules/column-layout.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Popover } from '../actions/popover.tsx';
import { Button } from '../actions/button.tsx';
import { ColumnsIcon } from '../theme/list-icons.tsx';
import { ChevronIcon } from '../theme/icons.tsx';
import { RowBox } from './list-table-parts.tsx';

interface ColumnMenuProps {
  readonly list: ListWithColumns;
  /** The title of each column. Those of the list that are not among them are not for this user, and stay behind the others. */
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly layout: ColumnLayout;
  /** Called with what was chosen; null for the usual columns. */
  readonly onLayout: (layout: ColumnLayout | null) => void;
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    minH: '8',
    '& label': { display: 'flex', alignItems: 'center', gap: '2.5', cursor: 'pointer', textStyle: 'small' },
  },
});

/** Chooses which columns a list shows, and in which order. */
export const ColumnMenu = ({ list, columns, layout, onLayout }: ColumnMenuProps) => {
  const isOffered = (id: string): boolean => columns.some((column) => column.id === id);
  const all: readonly string[] = orderedColumns(list, layout);
  const order = all.filter(isOffered);
  const titleOf = (id: string): string => columns.find((column) => column.id === id)?.title ?? id;
  const move = (index: number, step: 1 | -1): void => {
    const next = [...order];
    const [moved = ''] = next.splice(index, 1);
    next.splice(index + step, 0, moved);
    onLayout({ ...layout, order: [...next, ...all.filter((id) => !isOffered(id))] });
  };
  const toggle = (id: string): void =>
    onLayout({
      ...layout,
      hidden: layout.hidden.includes(id)
        ? layout.hidden.filter((each) => each !== id)
        : [...layout.hidden, id],
    });
  const isDefault = isSameLayout(layout, defaultLayouts[list]);
  return (
    <Popover
      label="Columns"
      trigger={
        <Button variant="outline" size="sm" hideBelow="md">
          <ColumnsIcon />
          <span data-label>Columns</span>
        </Button>
      }
    >
      <chakra.ul listStyle="none" display="grid" gap="0.5" m="0" p="0">
        {order.map((id, index) => {
          const title = titleOf(id);
          return (
            <Line key={id}>
              <label>
                {/* The first column names the row: it stays, and stays first. */}
                <RowBox
                  checked={!layout.hidden.includes(id)}
                  disabled={index === 0}
                  onChange={() => toggle(id)}
                />
                {title}
              </label>
              <Button
                variant="ghost"
                size="icon"
                w="7"
                h="7"
                aria-label={`Move ${title} up`}
                aria-disabled={index < 2}
                onClick={() => index >= 2 && move(index, -1)}
                opacity={index < 2 ? '0.35' : undefined}
                css={{ '& svg': { transform: 'rotate(180deg)' } }}
              >
                <ChevronIcon />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                w="7"
                h="7"
                aria-label={`Move ${title} down`}
                aria-disabled={index === 0 || index === order.length - 1}
                onClick={() => index > 0 && index < order.length - 1 && move(index, 1)}
                opacity={index === 0 || index === order.length - 1 ? '0.35' : undefined}
              >
                <ChevronIcon />
              </Button>
            </Line>
          );
        })}
      </chakra.ul>
      <Button variant="ghost" size="sm" mt="2" disabled={isDefault} onClick={() => onLayout(null)}>
        Default columns
      </Button>
    </Popover>
  );
};
