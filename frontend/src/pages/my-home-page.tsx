import { useParams } from 'react-router-dom';
import { CallMeButton } from '../features/consultants/call-me-button.tsx';
import { MyHome } from '../features/designs/my-home.tsx';
import { DesignPriceBlock } from '../features/prices/lazy-prices.tsx';

/** A design: the one that this browser holds, or another by its code. */
export const MyHomePage = () => {
  const { code } = useParams();
  return (
    <MyHome
      key={code ?? ''}
      typed={code}
      callMe={<CallMeButton />}
      price={(content) => <DesignPriceBlock content={content} />}
    />
  );
};
