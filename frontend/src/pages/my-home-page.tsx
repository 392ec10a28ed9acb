import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { DesignPriceBlock } from '../features/homes/prices/lazy-prices.tsx';

// Apart from this file, so that the site's first script need not name all that they consist of.
const MyHome = lazy(() =>
  import('../features/homes/designs/my-home.tsx').then((file) => ({ default: file.MyHome })),
);
const CallMeButton = lazy(() =>
  import('../features/sale/consultants/call-me-button.tsx').then((file) => ({ default: file.CallMeButton })),
);
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
);

/** A design: the one that this browser holds, or another by its code. */
export const MyHomePage = () => {
  const { code } = useParams();
  return (
    <Suspense>
      <MyHome
        key={code ?? ''}
        typed={code}
        callMe={
          <Suspense>
            <CallMeButton />
          </Suspense>
        }
        price={(content) => <DesignPriceBlock content={content} />}
        house={({ home, name, roof, siding, site }, picture) => {
          const base = planBaseOf(home);
          if (base === null) return picture;
          return (
            <Suspense fallback={picture}>
              <HouseView
                planFile={`${base}.json`}
                name={name ?? home?.name ?? 'Your design'}
                roof={roof}
                siding={siding}
                home={home?.slug ?? home?.planCode ?? undefined}
                land={site?.land}
              >
                {picture}
              </HouseView>
            </Suspense>
          );
        }}
      />
    </Suspense>
  );
};
