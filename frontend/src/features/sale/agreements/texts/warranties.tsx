import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useWarrantyFilesQuery, type WarrantyFilesQuery } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { apiFetch } from '../../../../platform/api/rest-client.ts';
import { shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';
import { useSessionStore } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormMessage } from '../../../../ui/forms/form-message.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { showPdf } from '../../../../platform/api/show-pdf.ts';

type Warranty = WarrantyFilesQuery['warrantyFiles'][number];

interface WarrantyRowProps {
  readonly file: Warranty;
  readonly onSaved: () => void;
}

const originText = ({ version, authorName, createdAt }: Warranty): string =>
  authorName === null
    ? 'A sample that came along'
    : `Version ${version}, ${shortTimeText(createdAt)}, by ${authorName}`;

/** A warranty: what it is now, and how it is replaced. */
const WarrantyRow = ({ file, onSaved }: WarrantyRowProps) => {
  const id = useId();
  const session = useSessionStore();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const path = `/api/agreement-texts/${file.key}/file`;
  const run = async (work: () => Promise<void>): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  const replace = (body: File | undefined): void => {
    if (!body) return;
    void run(async () => {
      await apiFetch(session, path, {
        method: 'PUT',
        body,
        headers: { 'content-type': body.type || 'application/octet-stream' },
      });
      showToast({ title: `${file.name} replaced`, text: 'Agreements that are sent from now on have it.' });
      onSaved();
    });
  };
  return (
    <chakra.li display="grid" gap="2" py="3" borderTopWidth="1px" borderColor="line">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <div>
          <Text fontWeight="550">{file.name}</Text>
          <Text look="fine" quiet>
            {originText(file)}
          </Text>
        </div>
        <chakra.div display="flex" gap="2">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Open ${file.name}`}
            onClick={() =>
              void run(() => showPdf(() => apiFetch(session, path), `${file.key.replace('_', '-')}.pdf`))
            }
          >
            Open
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            aria-label={`Replace ${file.name}`}
            onClick={() => document.getElementById(id)?.click()}
          >
            {busy ? 'Saving...' : 'Replace'}
          </Button>
          <input
            id={id}
            type="file"
            hidden
            accept="application/pdf"
            aria-label={`PDF of ${file.name}`}
            onChange={(event) => {
              replace(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </chakra.div>
      </chakra.div>
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
    </chakra.li>
  );
};

/** The warranties that come along with agreements. */
export const Warranties = () => {
  const { data, loading, error, refetch } = useWarrantyFilesQuery(networkOnly);
  const files = data?.warrantyFiles;
  return (
    <Card
      as="section"
      aria-labelledby="warranties"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <Heading as="h4" look="subheading" id="warranties">
        Warranties
      </Heading>
      <Text look="small" quiet>
        PDF files of at most 10 MB. They come along with every agreement from its sending on, to be read
        before it is signed.
      </Text>
      {error && !loading ? (
        <LoadError title="We could not load the warranties" error={error} retry={refetch} />
      ) : !files ? (
        <Skeleton minH="8rem" data-skeleton />
      ) : (
        <chakra.ul listStyleType="none">
          {files.map((file) => (
            <WarrantyRow key={file.key} file={file} onSaved={() => void refetch().catch(() => undefined)} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
};
