import { planBaseOf } from '@hearthline/rules/homes/designs/pictures.ts';
import {
  chosenLook,
  lookOfDesign,
  lookParameters,
  standardLook,
} from '@hearthline/rules/homes/looks/look.ts';
import { MyHome } from '../features/homes/designs/my-home.tsx';
import { HouseView } from '../features/homes/house-view/house-view.tsx';
import { DesignPriceBlock } from '../features/homes/prices/home-price.tsx';
import { CallMeButton } from '../features/sale/consultants/call-me-button.tsx';

/** The page of a design with what other features add to it: all in one, because what comes later would move what is there. */
export const MyDesignParts = ({ code }: { code: string }) => (
  <MyHome
    key={code}
    typed={code}
    callMe={<CallMeButton />}
    price={(content) => <DesignPriceBlock content={content} />}
    house={(design, picture) => {
      const { home, name, site } = design;
      const base = planBaseOf(home);
      if (base === null) return picture;
      return (
        <HouseView
          planFile={`${base}.json?${lookParameters(chosenLook(design))}`}
          name={name ?? home?.name ?? 'Your design'}
          look={lookOfDesign(home?.look ?? standardLook, design)}
          land={site?.land}
        >
          {picture}
        </HouseView>
      );
    }}
  />
);
