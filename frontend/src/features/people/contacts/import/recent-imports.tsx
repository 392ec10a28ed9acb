import { chakra } from '@chakra-ui/react/styled-system';
import { useContactImportsQuery } from '../../../../gql/generated.ts';
import { timeText } from '../../../../platform/dates/instant-text.ts';
import { importTones } from '../../../../domain/state-tones.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Heading, Text } from '../../../../ui/text/text.tsx';
import { rowsText, stateTitles } from './import-words.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** The files of the last weeks, to continue or revert their import. */
export const RecentImports = ({ onOpen }: { readonly onOpen: (id: string) => void }) => {
  const { data, error, refetch } = useContactImportsQuery(networkOnly);
  if (error) return <LoadError title="Failed to fetch earlier imports" error={error} retry={refetch} />;
  const imports = data?.contactImports ?? [];
  if (imports.length === 0) return null;
  return (
    <chakra.section aria-labelledby="earlier-imports" display="grid" gap="3">
      <Heading look="subheading" id="earlier-imports">
        Earlier imports
      </Heading>
      <chakra.ul listStyle="none" bg="surface" borderWidth="1px" borderColor="line" borderRadius="lg">
        {imports.map(({ id, fileName, createdAt, rows, state }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            gap="3"
            alignItems="center"
            px="4"
            py="3"
            borderColor="line"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <chakra.div flex="1 1 14rem" minW="0">
              <chakra.p fontWeight="600" overflowWrap="anywhere">
                {fileName}
              </chakra.p>
              <Text look="fine" quiet>
                {timeText(createdAt)} · {rowsText(rows)}
              </Text>
            </chakra.div>
            <Badge tone={importTones[state]}>{stateTitles[state]}</Badge>
            <Button variant="outline" size="sm" aria-label={`Open ${fileName}`} onClick={() => onOpen(id)}>
              Open
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
};
