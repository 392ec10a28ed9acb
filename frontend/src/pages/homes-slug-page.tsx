import { useParams } from 'react-router-dom';
import { CatalogHome } from '../features/homes/page/catalog-home.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A home of the catalog. */
export const CatalogHomePage = () => {
  const { slug = '' } = useParams();
  return <CatalogHome key={slug} slug={slug} notFound={<NotFoundPage />} />;
};
