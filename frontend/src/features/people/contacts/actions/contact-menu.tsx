import { Menu } from '../../../../ui/actions/menu.tsx';
import { TrashIcon } from '../../../../ui/theme/further-icons.tsx';
import { can } from '@hearthline/rules/permissions.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { MergeIcon } from '../duplicates/merge-icon.tsx';
import { fullName } from '../contact-words.ts';

interface ContactMenuProps {
  readonly contact: Parameters<typeof fullName>[0] & { readonly id: string };
  readonly onDelete: () => void;
}

/** What is seldom done with a contact. */
export const ContactMenu = ({ contact, onDelete }: ContactMenuProps) => {
  const { user } = useSession();
  const duplicates = {
    id: 'duplicates',
    title: 'Find duplicates',
    label: `Find duplicates of ${fullName(contact)}`,
    icon: <MergeIcon />,
    to: `/contacts/duplicates?contact=${contact.id}`,
  };
  return (
    <Menu
      label={`More actions for ${fullName(contact)}`}
      size="icon"
      actions={[
        ...(can(user, 'contact:merge') ? [duplicates] : []),
        {
          id: 'delete',
          title: 'Delete',
          label: `Delete ${fullName(contact)}`,
          icon: <TrashIcon />,
          tone: 'danger',
          run: onDelete,
        },
      ]}
    />
  );
};
