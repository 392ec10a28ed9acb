import { chakra } from '@chakra-ui/react/styled-system';
import { deliveredText } from '@hearthline/rules/homes/prices/price-text.ts';
import { useDesignHistoryQuery } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { keyHeader, keyOf } from '../../../domain/stored-design.ts';
import type { MyDesign } from '../../../domain/my-design.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { HistoryPlaceholder } from './history-placeholder.tsx';

interface DesignHistoryProps {
  readonly design: Pick<MyDesign, 'code' | 'version'>;
}

const Versions = ({ design }: DesignHistoryProps) => {
  const { data, previousData, error, refetch } = useDesignHistoryQuery({
    // The version is not asked for: it makes a new one be read.
    variables: { code: design.code },
    context: { headers: keyHeader(keyOf(design.code)) },
  });
  const versions = (data ?? previousData)?.design?.versions;
  if (error && !versions)
    return (
      <ErrorNotice
        title="The history could not be loaded"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!versions) return <HistoryPlaceholder />;
  return (
    <chakra.ol display="grid" listStyleType="none">
      {versions.map(({ version, createdAt, changes, aboutCents }) => (
        <chakra.li
          key={version}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="6"
          py="2.5"
          borderBottomWidth="1px"
          borderColor="line"
          textStyle="small"
        >
          <span>
            {version === 1 ? 'Made' : changes.join(', ')}
            <chakra.span color="quiet"> · {shortTimeText(createdAt)}</chakra.span>
          </span>
          {aboutCents !== null && (
            <chakra.span color="quiet" fontVariantNumeric="tabular-nums">
              {deliveredText(aboutCents)}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
};

/** The versions of a design, the newest first, with what changed and what it cost. */
export const DesignHistory = (props: DesignHistoryProps) => (
  <DataProvider>
    <Versions {...props} />
  </DataProvider>
);
