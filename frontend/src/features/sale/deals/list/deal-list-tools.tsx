import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { DealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import type { ReactNode } from 'react';
import { parametersOf } from '../deal-url-state.ts';
import { checkedFilter } from './checked-filter.ts';
import type { useDealColumns } from './deal-columns.ts';
import { DealListMenu } from './deal-list-menu.tsx';
import { DealColumnMenu } from './deal-table.tsx';

/** What the list shows now, for those who save it under a name. */
export interface ShownDeals {
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly columns: ColumnLayout;
}

interface DealListToolsProps {
  readonly filter: DealFilter;
  readonly columns: ReturnType<typeof useDealColumns>;
  /** Draws what saves the list as it is. */
  readonly saveView: (shown: ShownDeals) => ReactNode;
}

/** What the toolbar has for the list only: its views, its columns, its file. */
export const DealListTools = ({ filter: raw, columns, saveView }: DealListToolsProps) => {
  const filter = checkedFilter(raw);
  return (
    <>
      {saveView({ parameters: parametersOf(filter), columns: columns.layout })}
      <DealColumnMenu layout={columns.layout} onLayout={columns.change} />
      <DealListMenu filter={filter} />
    </>
  );
};
