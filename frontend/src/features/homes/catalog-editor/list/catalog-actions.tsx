import { useState } from 'react';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { DownloadIcon, UploadIcon } from '../../../../ui/theme/further-icons.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { catalogList, newHomeId } from '../catalog-words.ts';

/** The buttons of the list, beside its filters. */
export const CatalogActions = ({ onImport }: { readonly onImport: () => void }) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download('/api/homes.csv', 'homes.csv');
    } catch (error) {
      showToast({ title: 'Failed to export homes', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <>
      <Menu
        label="More actions for homes"
        size="icon"
        actions={[
          { id: 'import', title: 'Import CSV', label: 'Import CSV', icon: <UploadIcon />, run: onImport },
          {
            id: 'export',
            title: busy ? 'Exporting...' : 'Export CSV',
            label: 'Export CSV',
            icon: <DownloadIcon />,
            run: () => void save(),
            disabled: busy,
          },
        ]}
      />
      <ButtonLink to={`${catalogList}/${newHomeId}`}>
        <PlusIcon />
        <span data-label>New home</span>
      </ButtonLink>
    </>
  );
};
