import { figureList, figuresOn } from '@hearthline/rules/office/figure-list.ts';
import { usePortfolioFiguresQuery } from '../../../gql/generated.ts';
import { awaitedCard, recordedCard } from '../../../platform/figures/recorded-figure.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Columns } from '../../../ui/layout/surface.tsx';
import { Heading } from '../../../ui/text/text.tsx';
import { divisions } from './divisions.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** The portfolio's figures as last recorded. */
export const Portfolio = () => {
  const { data, loading, error, refetch } = usePortfolioFiguresQuery(networkOnly);
  const recorded = new Map(data?.portfolioFigures.map((figure) => [figure.key, figure]));
  return (
    <section aria-labelledby="portfolio">
      <Heading as="h2" look="subheading" id="portfolio" mb="3">
        Portfolio Overview
      </Heading>
      {error && !data && !loading ? (
        <LoadError title="We could not load the figures" error={error} retry={refetch} />
      ) : (
        <Columns min="xs" gap="3">
          {figuresOn('investors').map((key) => {
            const figure = recorded.get(key);
            return <StatCard key={key} {...(figure ? recordedCard(figure) : awaitedCard(figureList[key]))} />;
          })}
          <StatCard label="Divisions" value={divisions.length} />
        </Columns>
      )}
    </section>
  );
};
