import { chakra } from '@chakra-ui/react/styled-system';
import { importLimits, importSentences } from '@hearthline/rules/contact-import.ts';
import { useState, type DragEvent } from 'react';
import { apiFetch } from '../../platform/api-fetch.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSessionStore } from '../../platform/session.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import { Text } from '../../ui/text.tsx';

const Drop = chakra('label', {
  base: {
    display: 'grid', justifyItems: 'center', gap: '2', px: '5', py: '10', textAlign: 'center', cursor: 'pointer', bg: 'surface', borderRadius: 'lg',
    borderWidth: '2px', borderStyle: 'dashed', borderColor: 'edge', _hover: { bg: 'sunken' }, _focusWithin: { outline: '3px solid', outlineColor: 'pine', outlineOffset: '2px' },
    '&[data-over=true]': { bg: 'pineTint', borderColor: 'pine' }, '& svg': { width: '2rem', height: '2rem', color: 'colors.pineText' },
  },
});

/** Where a file is chosen or dropped. */
export const ImportUpload = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const session = useSessionStore();
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return;
    if (file.size > importLimits.bytes) return setError(importSentences.tooLarge);
    setBusy(true);
    setError(null);
    try {
      const answer = await apiFetch(session, `/api/contact-imports?name=${encodeURIComponent(file.name.slice(0, 200))}`, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file });
      onUploaded(((await answer.json()) as { id: string }).id);
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };
  return (
    <chakra.div display="grid" gap="3">
      <Drop
        data-over={over} onDrop={drop} onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
      >
        <UploadIcon />
        <chakra.span fontWeight="600">{busy ? 'Reading the file...' : 'Choose a CSV file, or drop it here'}</chakra.span>
        <Text as="span" look="small" quiet>Up to 5 MB and {importLimits.rows.toLocaleString('en-US')} rows. The first line names the columns. Nothing is changed before you have seen what would happen.</Text>
        <chakra.input
          type="file" accept=".csv,.tsv,.txt,text/csv" srOnly disabled={busy}
          onChange={({ target }) => {
            void upload(target.files?.[0]);
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
      </Drop>
      {error && <FormMessage tone="error">{error}</FormMessage>}
    </chakra.div>
  );
};
