import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { deploymentsPageSize } from '@hearthline/rules/office/operations.ts';
import { useDeploymentsQuery } from '../../../gql/generated.ts';
import { useLastPage, useListUrl } from '../../../platform/navigation/list-url.ts';
import { shortTimeText } from '../../../platform/dates/instant-text.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1',
    px: { base: '4', md: '6' },
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** The builds that were started, as recorded by the servers. The page is in the address (`?view=pipelines&page=2`). */
export const DeploymentList = () => {
  const { page, change } = useListUrl();
  const { data, previousData, loading, error, refetch } = useDeploymentsQuery({
    variables: { page },
    ...networkOnly,
  });
  const isBeyond = useLastPage({ page, change }, data?.operations.deployments.pagination.totalPages);
  const found = isBeyond ? undefined : (data ?? previousData)?.operations.deployments;
  if (error && !loading)
    return <LoadError title="We could not load the builds" error={error} retry={refetch} />;
  if (!found) return <SkeletonRows count={3} minH="8" />;
  if (found.deployments.length === 0)
    return <EmptyState title="No builds yet" text="Each server records its build when it starts." />;
  const first = (found.pagination.page - 1) * deploymentsPageSize + 1;
  return (
    <chakra.div display="grid" gap="4">
      <Card as="ul" p="0" listStyleType="none" aria-label="Builds" aria-busy={loading}>
        {found.deployments.map(({ id, version, build, migrations, startedAt, isThis }) => (
          <Row key={id}>
            <div>
              <Text fontWeight="600">
                Version {version}{' '}
                <chakra.code fontWeight="400" color="quiet" ms="1">
                  {build}
                </chakra.code>
              </Text>
              <Text look="small" quiet>
                {migrations} migrations
              </Text>
            </div>
            <chakra.span display="flex" alignItems="center" gap="3" textStyle="small" color="quiet">
              {isThis && <Badge tone="done">Running</Badge>}
              {shortTimeText(startedAt)}
            </chakra.span>
          </Row>
        ))}
      </Card>
      {found.pagination.totalPages > 1 && (
        <Pager
          label="Builds"
          pagination={found.pagination}
          requestedPage={page}
          rangeText={`Showing ${first} to ${first + found.deployments.length - 1} of ${found.pagination.total} builds`}
          onPage={(to) => change({ page: to })}
        />
      )}
    </chakra.div>
  );
};
