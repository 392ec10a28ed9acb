import { useState } from 'react';
import { useDownload } from '../../../../platform/api/download.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { Menu } from '../../../../ui/actions/menu.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Input } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { ToolbarLine } from '../../../../ui/lists/toolbar-line.tsx';
import { DownloadIcon, UploadIcon } from '../../../../ui/theme/further-icons.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { HouseIcon } from '../../../../ui/theme/place-icons.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface PriceToolbarProps {
  readonly search: string;
  readonly day: string;
  readonly onSearch: (search: string) => void;
  readonly onDay: (day: string) => void;
  readonly onOpen: (dialog: 'new' | 'import' | 'preview') => void;
}

/** Search, day and buttons of the price book, on one line. */
export const PriceToolbar = ({ search, day, onSearch, onDay, onOpen }: PriceToolbarProps) => {
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(`/api/prices.csv?on=${day}`, 'prices.csv');
    } catch (error) {
      showToast({ title: 'Failed to export prices', text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  };
  return (
    <ToolbarLine
      search={<SearchBox label="Search prices" value={search} onSearch={onSearch} />}
      filters={
        <Input
          type="date"
          aria-label="Book as of"
          title="Book as of"
          width="auto"
          flex="0 1 10rem"
          value={day}
          // While a day is being typed, it is none.
          onChange={(event) => event.target.value && onDay(event.target.value)}
        />
      }
    >
      <Button variant="outline" onClick={() => onOpen('preview')}>
        <HouseIcon />
        <span data-label>Preview</span>
      </Button>
      <Menu
        label="More actions for prices"
        size="icon"
        actions={[
          {
            id: 'import',
            title: 'Import CSV',
            label: 'Import CSV',
            icon: <UploadIcon />,
            run: () => onOpen('import'),
          },
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
      <Button onClick={() => onOpen('new')}>
        <PlusIcon />
        <span data-label>New price</span>
      </Button>
    </ToolbarLine>
  );
};
