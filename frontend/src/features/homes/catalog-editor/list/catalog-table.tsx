import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CatalogRowFragment } from '../../../../gql/generated.ts';
import { ListSkeleton } from '../../../../ui/lists/list-skeleton.tsx';
import { ListTable } from '../../../../ui/lists/list-table.tsx';
import { useRowKeys } from '../../../../ui/lists/row-keys.tsx';
import { catalogList } from '../catalog-words.ts';
import { catalogCard, catalogColumns } from './catalog-columns.tsx';
import { dragAnnouncements, dragInstructions } from './reorder-words.ts';
import { HomeTools } from './home-tools.tsx';

interface CatalogTableProps {
  readonly homes: readonly CatalogRowFragment[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** Missing if only some homes are shown: their order is that of all. */
  readonly onMove: ((id: string, to: number) => void) | undefined;
  /** Other rows are loading. */
  readonly busy: boolean;
}

/** The homes, each on a line; dragged by its handle, with a pointer or the keyboard. */
export const CatalogTable = ({ homes, layout, onLayout, onMove, busy }: CatalogTableProps) => {
  const navigate = useNavigate();
  const [current, setCurrent] = useState<string | null>(null);
  const [lifted, setLifted] = useState(false);
  const movable = onMove !== undefined;
  const columns = useMemo(() => catalogColumns(movable), [movable]);
  const ids = homes.map(({ id }) => id);
  const rowProps = useRowKeys({
    title: 'Homes',
    // While a home is in the air, the arrow keys move it.
    ids: lifted ? [] : ids,
    current,
    onCurrent: setCurrent,
    onOpen: (id) => void navigate(`${catalogList}/${id}`),
  });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    setLifted(false);
    if (over && over.id !== active.id) onMove?.(String(active.id), ids.indexOf(String(over.id)));
  };
  const order = ids.join(' ');
  const tools = useCallback(
    (home: CatalogRowFragment) => {
      const all = order.split(' ');
      return (
        <HomeTools
          home={home}
          place={all.indexOf(home.id)}
          count={all.length}
          onMove={onMove && ((to) => onMove(home.id, to))}
        />
      );
    },
    [order, onMove],
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements, screenReaderInstructions: dragInstructions }}
      onDragStart={() => setLifted(true)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(false)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!movable}>
        <ListTable
          list="homes"
          caption="Homes"
          columns={columns}
          layout={layout}
          onLayout={onLayout}
          rows={homes}
          tools={tools}
          toolsWidth={40}
          current={current}
          rowProps={rowProps}
          busy={busy}
          card={catalogCard}
        />
      </SortableContext>
    </DndContext>
  );
};

/** Gray rows in place of the table while it loads. */
export const CatalogSkeleton = () => (
  <ListSkeleton caption="Loading homes" titles={catalogColumns(false).map(({ title }) => title)} />
);
