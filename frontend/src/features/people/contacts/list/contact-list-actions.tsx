import type { ColumnLayout } from '@hearthline/rules/column-layout.ts';
import type { ContactFilter } from '@hearthline/rules/people/contacts/contact-rules.ts';
import type { ReactNode } from 'react';
import { Menu } from '../../../../ui/actions/menu.tsx';
import type { MenuEntry } from '../../../../ui/actions/menu-entry.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ColumnMenu } from '../../../../ui/lists/column-menu.tsx';
import { DownloadIcon, TrashIcon, UploadIcon } from '../../../../ui/theme/further-icons.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { contactList, criteriaOf } from '../contact-url-state.ts';
import { MergeIcon } from '../duplicates/merge-icon.tsx';
import { contactColumns } from './contact-columns.tsx';
import { useContactExport } from './contact-export.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { can } from '@hearthline/rules/permissions.ts';

/** What the list shows now, for those who save it under a name. */
export interface ShownContacts {
  /** The filters and the order, as the address has them. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly columns: ColumnLayout;
}

interface ContactListActionsProps {
  readonly filter: ContactFilter;
  readonly columns: {
    readonly layout: ColumnLayout;
    readonly change: (layout: ColumnLayout | null) => void;
  };
  /** Draws what saves the list as it is, among its buttons. */
  readonly saveView?: ((shown: ShownContacts) => ReactNode) | undefined;
  readonly onAdd: () => void;
}

/** The buttons of the list, beside its filters. */
export const ContactListActions = ({ filter, columns, saveView, onAdd }: ContactListActionsProps) => {
  const { user } = useSession();
  const toFile = useContactExport(filter);
  const rare: readonly MenuEntry[] = [
    ...(can(user, 'contact:restore')
      ? [
          {
            id: 'deleted',
            title: 'Recently deleted',
            label: 'Recently deleted',
            icon: <TrashIcon />,
            to: `${contactList}&view=deleted`,
          },
        ]
      : []),
    ...(can(user, 'contact:merge')
      ? [
          {
            id: 'duplicates',
            title: 'Find duplicates',
            label: 'Find duplicates',
            icon: <MergeIcon />,
            to: '/contacts/duplicates',
          },
        ]
      : []),
    ...(can(user, 'contact:import')
      ? [{ id: 'import', title: 'Import', label: 'Import', icon: <UploadIcon />, to: '/contacts/import' }]
      : []),
    ...(can(user, 'contact:export')
      ? [
          {
            id: 'export',
            title: toFile.busy ? 'Exporting...' : 'Export',
            label: 'Export',
            icon: <DownloadIcon />,
            run: toFile.save,
            disabled: toFile.busy,
          },
        ]
      : []),
  ];
  const parameters = Object.entries({ ...criteriaOf(filter), sort: filter.sort }).flatMap(([name, value]) =>
    value && !(name === 'sort' && value === 'newest') ? [{ name, value: String(value) }] : [],
  );
  return (
    <>
      {saveView?.({ parameters, columns: columns.layout })}
      <ColumnMenu
        list="contacts"
        columns={contactColumns}
        layout={columns.layout}
        onLayout={columns.change}
      />
      {rare.length > 0 && <Menu label="More actions for contacts" size="icon" actions={rare} />}
      {can(user, 'contact:create') && (
        <Button onClick={onAdd}>
          <PlusIcon />
          <span data-label>Add contact</span>
        </Button>
      )}
    </>
  );
};
