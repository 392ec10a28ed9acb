import { changePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { MakeMyHome } from '../features/homes/designs/make-my-home.tsx';
import { CatalogHome } from '../features/homes/catalog/page/catalog-home.tsx';
import { HomeEquipment } from '../features/homes/equipment/home-equipment.tsx';
import { CardPrice, HomePrice } from '../features/homes/prices/lazy-prices.tsx';
import { VisitorPlaceForm } from '../domain/lazy-place-form.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';

// Of few visitors.
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
);

// The picture is there before it.
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
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
      prices={(home) => ({
        short: <CardPrice home={{ slug: home.slug }} />,
        place: <VisitorPlaceForm />,
        full: <HomePrice home={{ slug: home.slug }} />,
      })}
      equipment={({ equipment }) => <HomeEquipment items={equipment ?? []} />}
      house={({ name, look }, planFile, picture) => (
        <Suspense fallback={picture}>
          <HouseView planFile={planFile} name={name} look={look ?? standardLook}>
            {picture}
          </HouseView>
        </Suspense>
      )}
      actions={({ slug: own, name, planCode }) => (
        <>
          <MakeMyHome home={{ slug: own }} name={name} variant="outline" />
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
