import { useNavigate } from 'react-router-dom';
import type { CatalogRowFragment } from '../../../../gql/generated.ts';
import { RowMenu } from '../../../../ui/actions/row-menu.tsx';
import type { MenuEntry } from '../../../../ui/actions/menu-entry.ts';
import { EditIcon, GlobeIcon } from '../../../../ui/theme/further-icons.tsx';
import { DownIcon, TopIcon, UpIcon } from '../catalog-icons.tsx';
import { catalogList, publicPage } from '../catalog-words.ts';

interface HomeToolsProps {
  readonly home: CatalogRowFragment;
  /** In the list, from 0, of so many homes. */
  readonly place: number;
  readonly count: number;
  /** Missing if the order cannot be changed. */
  readonly onMove: ((to: number) => void) | undefined;
}

/** The menu of a home's row. */
export const HomeTools = ({ home, place, count, onMove }: HomeToolsProps) => {
  const navigate = useNavigate();
  const { id, name, status } = home;
  const moves: readonly MenuEntry[] = onMove
    ? [
        {
          id: 'top',
          title: 'Move to the top',
          label: `Move ${name} to the top`,
          icon: <TopIcon />,
          disabled: place === 0,
          run: () => onMove(0),
        },
        {
          id: 'up',
          title: 'Move up',
          label: `Move ${name} up`,
          icon: <UpIcon />,
          disabled: place === 0,
          run: () => onMove(place - 1),
        },
        {
          id: 'down',
          title: 'Move down',
          label: `Move ${name} down`,
          icon: <DownIcon />,
          disabled: place === count - 1,
          run: () => onMove(place + 1),
        },
      ]
    : [];
  return (
    <RowMenu
      label={`More actions for ${name}`}
      actions={[
        {
          id: 'edit',
          title: 'Edit',
          label: `Edit ${name}`,
          icon: <EditIcon />,
          run: () => void navigate(`${catalogList}/${id}`),
        },
        ...(status === 'published'
          ? [
              {
                id: 'page',
                title: 'Public page',
                label: `Public page of ${name}`,
                icon: <GlobeIcon />,
                to: publicPage(home),
              },
            ]
          : []),
        ...moves,
      ]}
    />
  );
};
