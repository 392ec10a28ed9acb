import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { DesignPlaceholder } from '../features/homes/designs/design-placeholder.tsx';

// Apart from this file, so that the site's first script need not name all that it consists of; begun before it is rendered.
const parts = import('./my-design.tsx');
parts.catch(() => undefined);
const MyDesign = lazy(() => parts.then((file) => ({ default: file.MyDesignParts })));

/** A design: the one that this browser holds, or another by its code. */
export const MyHomePage = () => {
  const { code } = useParams();
  return (
    <Suspense fallback={<DesignPlaceholder />}>
      <MyDesign code={code} />
    </Suspense>
  );
};
