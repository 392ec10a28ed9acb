import { changePath } from '@hearthline/rules/homes/shown-home.ts';
import { useParams } from 'react-router-dom';
import { MakeMyHome } from '../features/designs/make-my-home.tsx';
import { CatalogHome } from '../features/homes/page/catalog-home.tsx';
import { HouseView } from '../features/house-view/house-view.tsx';
import { ButtonLink } from '../ui/form/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A home of the catalog. */
export const CatalogHomePage = () => {
  const { slug = '' } = useParams();
  return (
    <CatalogHome
      key={slug}
      slug={slug}
      notFound={<NotFoundPage />}
      house={({ name }, planFile, picture) => (
        <HouseView planFile={planFile} name={name} roof={null} siding={null}>
          {picture}
        </HouseView>
      )}
      actions={({ slug: own, name, planCode }) => (
        <>
          <MakeMyHome home={{ slug: own }} name={name} />
          {planCode && (
            <ButtonLink to={changePath(planCode)} variant="outline">
              Change this plan
            </ButtonLink>
          )}
        </>
      )}
    />
  );
};
