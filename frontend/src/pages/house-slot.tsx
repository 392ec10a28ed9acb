import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Configuration } from '../domain/configuration.ts';

// The picture is there before it.
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
);

/** The house in 3D as it is chosen, in place of its picture when it is asked for. */
export const houseSlot =
  ({ name, site }: Configuration) =>
  (planFile: string, look: Look, picture: ReactNode): ReactNode => (
    <Suspense fallback={picture}>
      <HouseView planFile={planFile} name={name} look={look} land={site?.land}>
        {picture}
      </HouseView>
    </Suspense>
  );
