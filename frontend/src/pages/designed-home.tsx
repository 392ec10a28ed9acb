import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import { Configurator } from '../features/homes/configurator/configurator.tsx';
import { HomeDesigner } from '../features/homes/design-roof/home-designer.tsx';
import { houseSlot } from './house-slot.tsx';

/** Design Your Home with what other features add to it. */
export const DesignedHome = () => (
  <HomeDesigner
    configurator={({ configuration, intro, ...slots }) => (
      <Configurator
        configuration={configuration}
        {...slots}
        planBase={planBaseOf(configuration.home)}
        house={houseSlot(configuration)}
        isPlanFolded
      >
        {intro}
      </Configurator>
    )}
  />
);
