import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { MyHome } from '../features/homes/designs/my-home.tsx';
import { DesignPriceBlock } from '../features/homes/prices/lazy-prices.tsx';
import { CallMeButton } from '../features/sale/consultants/call-me-button.tsx';
import { houseSlot } from './house-slot.tsx';

/** The page of a design with what other features add to it: all in one, because what comes later would move what is there. */
export const MyDesignParts = ({ code }: { code: string }) => (
  <MyHome
    key={code}
    typed={code}
    callMe={<CallMeButton />}
    price={(content) => <DesignPriceBlock content={content} />}
    configurator={({ configuration, intro, ...slots }) => (
      <Configurator
        configuration={configuration}
        {...slots}
        planBase={planBaseOf(configuration.home)}
        house={houseSlot(configuration)}
      >
        {intro}
      </Configurator>
    )}
  />
);
