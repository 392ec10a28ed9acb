import { uptimeText, type DatabaseWord } from '@hearthline/rules/office/operations.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import { useOperationsQuery } from '../../../gql/generated.ts';
import { instantDayText } from '../../../platform/dates/instant-text.ts';
import { spanText } from '../../../platform/figures/quantity-text.ts';
import { awaitedCard, recordedCard } from '../../../platform/figures/recorded-figure.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../ui/layout/surface.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const databaseTitle = {
  optimal: 'Optimal',
  strained: 'Strained',
  outdated: 'Migrations pending',
} as const satisfies Record<DatabaseWord, string>;
const databaseNote = {
  optimal: 'responding fast, with capacity to spare',
  strained: 'responding slowly, or most connections are in use',
  outdated: 'a migration of this build has not run',
} as const satisfies Record<DatabaseWord, string>;

/** The product's operating figures, which it measures itself, except for the code grade. */
export const OperationsCards = () => {
  const { data, loading, error, refetch } = useOperationsQuery(networkOnly);
  if (error && !data && !loading)
    return <LoadError title="We could not load the system status" error={error} retry={refetch} />;
  const { uptime, deploymentsThisMonth, database } = data?.operations ?? {};
  const [grade] = data?.operationsFigures ?? [];
  const outages =
    uptime &&
    (uptime.outages === 0
      ? 'no outages'
      : `${pluralize(uptime.outages, 'outage')}, ${spanText(uptime.awaySeconds)}`);
  return (
    <Columns min="xs" gap="3">
      <StatCard
        label="System Status"
        value={uptime && uptimeText(uptime.share)}
        caption="uptime"
        note={
          uptime &&
          `${outages ?? ''} since ${instantDayText(uptime.since)}; this server for ${spanText(uptime.runningSeconds)}`
        }
        noteLines={{ base: 3, md: 2 }}
        to="?view=monitoring"
      />
      <StatCard
        label="Deployments"
        value={deploymentsThisMonth}
        caption="this month"
        note={data && 'builds started'}
        to="?view=pipelines"
      />
      <StatCard
        label="Database Health"
        value={database && databaseTitle[database]}
        note={database && databaseNote[database]}
        noteLines={{ base: 2, md: 1 }}
        to="?view=monitoring"
      />
      <StatCard {...(grade ? recordedCard(grade) : awaitedCard({ label: 'Code Quality' }))} />
    </Columns>
  );
};
