import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { HomeDesigner } from '../features/homes/design-roof/home-designer.tsx';

// The picture is there before it.
const HouseView = lazy(() =>
  import('../features/homes/house-view/house-view.tsx').then((file) => ({ default: file.HouseView })),
);

/** Design Your Home with what other features add to it. */
export const DesignedHome = () => (
  <HomeDesigner
    configurator={({ configuration, intro, ...slots }) => {
      const base = planBaseOf(configuration.home);
      const house = (look: Look, picture: ReactNode): ReactNode => (
        <Suspense fallback={picture}>
          <HouseView
            planFile={`${base}.json`}
            name={configuration.name}
            look={look}
            land={configuration.site?.land}
          >
            {picture}
          </HouseView>
        </Suspense>
      );
      return (
        <Configurator
          configuration={configuration}
          {...slots}
          house={base === null ? undefined : house}
          isPlanFolded
        >
          {intro}
        </Configurator>
      );
    }}
  />
);
