import { planBaseOf } from '@hearthline/rules/designs/pictures.ts';
import { useParams } from 'react-router-dom';
import { CallMeButton } from '../features/consultants/call-me-button.tsx';
import { MyHome } from '../features/designs/my-home.tsx';
import { HouseView } from '../features/house-view/house-view.tsx';

/** A design: the one that this browser holds, or another by its code. */
export const MyHomePage = () => {
  const { code } = useParams();
  return (
    <MyHome
      key={code ?? ''}
      typed={code}
      callMe={<CallMeButton />}
      price={() => null}
      house={({ home, name, roof, siding }, picture) => {
        const base = planBaseOf(home);
        if (base === null) return picture;
        return (
          <HouseView
            planFile={`${base}.json`}
            name={name ?? home?.name ?? 'Your design'}
            roof={roof}
            siding={siding}
          >
            {picture}
          </HouseView>
        );
      }}
    />
  );
};
