import { changePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { MakeMyHome } from '../features/homes/designs/make-my-home.tsx';
import { GeneratedHome } from '../features/homes/catalog/page/generated-home.tsx';
import { CardPrice, HomePrice } from '../features/homes/prices/lazy-prices.tsx';
import { VisitorPlaceForm } from '../domain/lazy-place-form.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';

// Of few visitors.
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
);

// The picture is there before it.
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
);

/** A plan that was drawn for a visitor, at an address that can be shared. */
export const GeneratedHomePage = () => {
  const { code = '' } = useParams();
  const { user } = useSession();
  return (
    <GeneratedHome
      key={code}
      code={code}
      notFound={<NotFoundPage />}
      house={({ name, front = standardLook }, planFile, picture) => (
        <Suspense fallback={picture}>
          <HouseView planFile={planFile} name={name} look={front}>
            {picture}
          </HouseView>
        </Suspense>
      )}
      shortPrice={<CardPrice home={{ planCode: code }} />}
      place={<VisitorPlaceForm />}
      price={<HomePrice home={{ planCode: code }} />}
      actions={
        <>
          <MakeMyHome home={{ planCode: code }} name="plan" variant="outline" />
          <ButtonLink to={changePath(code)} variant="outline">
            Change this plan
          </ButtonLink>
          {can(user, 'home:create') && (
            <ButtonLink to={`/admin/homes/new?code=${encodeURIComponent(code)}`} variant="outline">
              Enter in catalog
            </ButtonLink>
          )}
        </>
      }
    />
  );
};
