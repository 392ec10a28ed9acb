import type { ListedHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { ListPrices } from '@hearthline/rules/homes/prices/short-price.ts';
import { defaultLoanKind } from '@hearthline/rules/homes/prices/default-loan.ts';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../../ui/layout/error-notice.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { useRest } from '../../../../platform/api/use-rest.ts';
import { entriesOf, type CatalogEntry } from './catalog-entry.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

type HomesResponse = RestAnswers['GET /api/homes'];
type LoansResponse = RestAnswers['GET /api/loans'];

const catalogEntries = ({ homes }: HomesResponse, { loans }: LoansResponse): CatalogEntry[] => {
  const prices: ListPrices = {
    loan: loans.find(({ key }) => key === defaultLoanKind) ?? null,
    homes: Object.fromEntries(homes.flatMap(({ slug, price }) => (price ? [[slug, price]] : []))),
  };
  return entriesOf(homes as readonly ListedHome[], prices);
};

/** The catalog as the API tells it. @param children shows it */
export const FetchedCatalog = ({
  children,
}: {
  readonly children: (homes: readonly CatalogEntry[]) => ReactNode;
}) => {
  const homes = useRest('GET /api/homes');
  const loans = useRest('GET /api/loans');
  if (homes.loaded.state === 'loaded' && loans.loaded.state === 'loaded')
    return children(catalogEntries(homes.loaded.value, loans.loaded.value));
  if (homes.loaded.state === 'loading' || loans.loaded.state === 'loading')
    return <SkeletonScreen label="Loading the homes" />;
  return (
    <ErrorNotice
      title="The homes could not be loaded"
      onRetry={() => {
        homes.retry();
        loans.retry();
      }}
    >
      Please check your connection and try again.
    </ErrorNotice>
  );
};
