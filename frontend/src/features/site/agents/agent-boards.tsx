import { chakra } from '@chakra-ui/react/styled-system';
import { figureList, figuresOn } from '@hearthline/rules/office/figure-list.ts';
import { useAgentFiguresQuery } from '../../../gql/generated.ts';
import { awaitedCard, recordedCard } from '../../../platform/figures/recorded-figure.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { AgentTools } from './agent-tools.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const overview: readonly string[] = ['active_agents', 'ai_performance', 'automation_rate', 'efficiency'];

/** The agents' figures, their kinds, and their results. */
export const AgentBoards = () => {
  const { data, loading, error, refetch } = useAgentFiguresQuery(networkOnly);
  const recorded = new Map(data?.agentFigures.map((figure) => [figure.key, figure]));
  const cards = (keys: readonly (keyof typeof figureList)[]) => (
    <Columns min="xs" gap="3">
      {keys.map((key) => {
        const figure = recorded.get(key);
        return <StatCard key={key} {...(figure ? recordedCard(figure) : awaitedCard(figureList[key]))} />;
      })}
    </Columns>
  );
  const keys = figuresOn('agents');
  const failed = error && !data && !loading;
  const notice = failed && <LoadError title="We could not load the figures" error={error} retry={refetch} />;
  return (
    <chakra.div display="grid" gap="6">
      {notice || cards(keys.filter((key) => overview.includes(key)))}
      <AgentTools />
      {!failed && (
        <section aria-labelledby="agent-metrics">
          <Heading as="h2" look="subheading" id="agent-metrics" mb="3">
            Agent Performance Metrics
          </Heading>
          {cards(keys.filter((key) => !overview.includes(key)))}
        </section>
      )}
    </chakra.div>
  );
};
