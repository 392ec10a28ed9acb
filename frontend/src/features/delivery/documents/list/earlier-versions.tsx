import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { documentStateTitles, sizeText } from '@hearthline/rules/delivery/documents.ts';
import { useState } from 'react';
import { useDocumentVersionsQuery } from '../../../../gql/generated.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { DotSeparated } from '../../../../ui/text/dot-separated.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { FileButtons } from '../file/file-buttons.tsx';

interface EarlierVersionsProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The versions before the latest, loaded on demand. */
export const EarlierVersions = ({ id, name, count }: EarlierVersionsProps) => {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useDocumentVersionsQuery(open ? { variables: { id } } : skipToken);
  return (
    <chakra.details flex="1 0 100%" textStyle="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" color="pineText" fontWeight="600" width="fit-content">
        {count === 1 ? '1 earlier version' : `${count} earlier versions`}
      </chakra.summary>
      {error && <LoadError title="We could not read the earlier versions" error={error} retry={refetch} />}
      {open && !data && !error && <Skeleton minH="12" mt="3" />}
      {data && (
        <chakra.ul aria-label={`Earlier versions of ${name}`} listStyle="none" display="grid" gap="3" mt="3">
          {data.document.versions.slice(1).map((version) => (
            <chakra.li
              key={version.number}
              display="flex"
              flexWrap="wrap"
              gap="3"
              alignItems="center"
              justifyContent="space-between"
              bg="paper"
              borderRadius="md"
              px="4"
              py="3"
            >
              <div>
                <Text look="small" overflowWrap="anywhere">
                  <chakra.span fontWeight="600">Version {version.number}</chakra.span> · {version.fileName} ·{' '}
                  {sizeText(version.size)}
                </Text>
                <Text look="fine" quiet>
                  <DotSeparated
                    facts={[
                      documentStateTitles[version.state],
                      <time dateTime={version.uploadedAt} title={timeText(version.uploadedAt)}>
                        {instantDayText(version.uploadedAt)}
                      </time>,
                      version.uploadedByName,
                    ]}
                  />
                </Text>
                {version.note && (
                  <Text look="fine" mt="1" overflowWrap="anywhere">
                    {version.note}
                  </Text>
                )}
              </div>
              <FileButtons
                id={id}
                name={`version ${version.number} of ${name}`}
                fileName={version.fileName}
                contentType={version.contentType}
                number={version.number}
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.details>
  );
};
