import { Menu } from '../../../../ui/actions/menu.tsx';
import { TrashIcon } from '../../../../ui/theme/further-icons.tsx';
import { fullName } from '../contact-words.ts';

interface ContactMenuProps {
  readonly contact: Parameters<typeof fullName>[0];
  readonly onDelete: () => void;
}

/** What is seldom done with a contact. */
export const ContactMenu = ({ contact, onDelete }: ContactMenuProps) => (
  <Menu
    label={`More actions for ${fullName(contact)}`}
    size="icon"
    actions={[
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
