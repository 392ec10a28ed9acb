import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { useContactUrlState } from '../contact-url-state.ts';
import { ContactListActions } from './contact-list-actions.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';

type ContactListBarProps = ComponentProps<typeof ContactListActions> &
  ComponentProps<typeof BulkBar> &
  Pick<ReturnType<typeof useContactUrlState>, 'search' | 'change'>;

/** The controls of the list; while rows are selected, what can be done with those takes their place, so that no row moves. */
export const ContactListBar = ({
  filter,
  search,
  change,
  columns,
  saveView,
  onAdd,
  selection,
  ...bulk
}: ContactListBarProps) => (
  <>
    <chakra.div display={selection.count > 0 ? 'none' : 'block'}>
      <ContactToolbar
        search={search}
        filter={filter}
        onSearch={(text) => change({ search: text }, Boolean(search && text))}
        onChange={change}
      >
        <ContactListActions filter={filter} columns={columns} saveView={saveView} onAdd={onAdd} />
      </ContactToolbar>
    </chakra.div>
    {selection.count > 0 && <BulkBar selection={selection} {...bulk} />}
  </>
);
