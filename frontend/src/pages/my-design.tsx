import type { Look } from '@hearthline/rules/homes/looks/look.ts';
import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import type { ReactNode } from 'react';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { MyHome } from '../features/homes/designs/my-home.tsx';
import { HouseView } from '../features/homes/house-view/house-view.tsx';
import { DesignPriceBlock } from '../features/homes/prices/lazy-prices.tsx';
import { CallMeButton } from '../features/sale/consultants/call-me-button.tsx';

/** The page of a design with what other features add to it: all in one, because what comes later would move what is there. */
export const MyDesignParts = ({ code }: { code: string }) => (
  <MyHome
    key={code}
    typed={code}
    callMe={<CallMeButton />}
    price={(content) => <DesignPriceBlock content={content} />}
    configurator={({ configuration, intro, ...slots }) => {
      const { home, name, site } = configuration;
      const base = planBaseOf(home);
      const house = (look: Look, picture: ReactNode) => (
        <HouseView planFile={`${base}.json`} name={name} look={look} land={site?.land}>
          {picture}
        </HouseView>
      );
      return (
        <Configurator configuration={configuration} {...slots} house={base === null ? undefined : house}>
          {intro}
        </Configurator>
      );
    }}
  />
);
