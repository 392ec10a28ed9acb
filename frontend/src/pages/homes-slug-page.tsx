import { changePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { MakeMyHome } from '../features/homes/designs/make-my-home.tsx';
import { CatalogHome } from '../features/homes/catalog/page/catalog-home.tsx';
import { HomeEquipment } from '../features/homes/equipment/home-equipment.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import {
  ConfiguredHome,
  ConfiguredPrice,
  ConfiguredShortPrice,
  PageConfiguration,
} from './lazy-configured-home.tsx';

// Of few visitors.
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
);

// In the HTML that is served; the page does not wait for its script.
const SeeItInPerson = lazy(() =>
  import('../features/people/locations/see-it-in-person.tsx').then((file) => ({
    default: file.SeeItInPerson,
  })),
);

/** A home of the catalog. */
export const CatalogHomePage = () => {
  const { slug = '' } = useParams();
  return (
    <CatalogHome
      key={slug}
      slug={slug}
      notFound={<NotFoundPage />}
      configure={(home, draw) => <PageConfiguration home={home}>{draw}</PageConfiguration>}
      configurator={(drawn) => <ConfiguredHome {...drawn} />}
      prices={(configuration) => ({
        short: <ConfiguredShortPrice configuration={configuration} />,
        full: <ConfiguredPrice configuration={configuration} />,
      })}
      equipment={({ equipment }) => <HomeEquipment items={equipment ?? []} />}
      actions={({ slug: own, planCode }, configuration) => (
        <>
          <MakeMyHome configuration={configuration} variant="outline" />
          {planCode && (
            <ButtonLink to={changePath(planCode)} variant="outline">
              Change this plan
            </ButtonLink>
          )}
          <Suspense>
            <SeeItInPerson slug={own} />
          </Suspense>
        </>
      )}
    />
  );
};
