import { skipToken } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useCatalogHomeQuery } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { lastListUrl } from '../../../../platform/navigation/back-to-list.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { catalogList, newHomeId } from '../catalog-words.ts';
import { HomeEditor } from './home-editor.tsx';

/** One home of the catalog; `new` in place of an id is one that is not stored yet. */
export const HomeScreen = ({ id }: { readonly id: string }) => {
  const isNew = id === newHomeId;
  const [params] = useSearchParams();
  const { data, error, loading, refetch } = useCatalogHomeQuery(isNew ? skipToken : { variables: { id } });
  const home = data?.catalogHome ?? null;
  usePageTitle(isNew ? 'New home' : home?.name);
  const reload = async () => (await refetch()).data?.catalogHome ?? undefined;

  if (isNew || home)
    return <HomeEditor home={home} reload={reload} code={isNew ? params.get('code') : null} />;
  if (error && problemOf(error).code !== 'NOT_FOUND')
    return <LoadError title="Failed to fetch this home" error={error} retry={refetch} />;
  if (loading) return <SkeletonScreen label="Loading the home" />;
  return (
    <EmptyState
      title="Home not found"
      text="No home of the catalog has this address. Homes that were withdrawn are in the list."
    >
      <ButtonLink to={lastListUrl(catalogList)}>All homes</ButtonLink>
    </EmptyState>
  );
};
