import { Menu } from '../actions/menu.tsx';
import { DownloadIcon } from '../theme/further-icons.tsx';

interface ExportMenuProps {
  /** What the list holds, in the plural: `deals`. */
  readonly things: string;
  readonly busy: boolean;
  readonly onExport: () => void;
}

/** What is rarely done with a list: saving it as a file. */
export const ExportMenu = ({ things, busy, onExport }: ExportMenuProps) => (
  <Menu
    label={`More actions for ${things}`}
    size="icon"
    actions={[
      {
        id: 'export',
        title: busy ? 'Exporting...' : 'Export',
        label: 'Export',
        icon: <DownloadIcon />,
        run: onExport,
        disabled: busy,
      },
    ]}
  />
);
