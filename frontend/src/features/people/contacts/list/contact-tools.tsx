import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { isDialable, telephoneLink } from '../../../../domain/company.ts';
import { HoverTools } from '../../../../ui/lists/list-table-parts.tsx';
import { RowMenu } from '../../../../ui/actions/row-menu.tsx';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { EditIcon, MailIcon, TrashIcon } from '../../../../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../../../../ui/theme/icons.tsx';
import { fullName } from '../contact-words.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';
import { can } from '@hearthline/rules/permissions.ts';
import type { MenuEntry } from '../../../../ui/actions/menu-entry.ts';

interface ContactToolsProps {
  readonly contact: ContactRowFragment;
  readonly onEdit: (contact: ContactRowFragment) => void;
  readonly onDelete: (contact: ContactRowFragment) => void;
}

const look = { variant: 'ghost', size: 'icon', w: { md: '7' }, h: { md: '7' }, color: 'quiet' } as const;

/** The buttons of a contact's row: call and mail, which show under the pointer and the focus, and a menu. */
export const ContactTools = ({ contact, onEdit, onDelete }: ContactToolsProps) => {
  const { email, phone } = contact;
  const { user } = useSession();
  const name = fullName(contact);
  const changes: readonly MenuEntry[] = [
    ...(mayChange(user, 'contact:update', contact)
      ? [{ id: 'edit', title: 'Edit', label: `Edit ${name}`, icon: <EditIcon />, run: () => onEdit(contact) }]
      : []),
    ...(can(user, 'contact:delete')
      ? [
          {
            id: 'delete',
            title: 'Delete',
            label: `Delete ${name}`,
            icon: <TrashIcon />,
            tone: 'danger' as const,
            run: () => onDelete(contact),
          },
        ]
      : []),
  ];
  return (
    <chakra.span display="inline-flex" alignItems="center" justifyContent="flex-end" width="full">
      <HoverTools>
        {phone && isDialable(phone) && (
          <ButtonAnchor {...look} href={telephoneLink(phone)} aria-label={`Call ${name}`} title="Call">
            <PhoneIcon />
          </ButtonAnchor>
        )}
        {email && (
          <ButtonAnchor {...look} href={`mailto:${email}`} aria-label={`Mail ${name}`} title="Mail">
            <MailIcon />
          </ButtonAnchor>
        )}
      </HoverTools>
      {changes.length > 0 && <RowMenu label={`More actions for ${name}`} actions={changes} />}
    </chakra.span>
  );
};
