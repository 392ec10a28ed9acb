import { designPath } from '@hearthline/rules/homes/designs/code.ts';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useStoredDesign } from '../domain/stored-design.ts';
import { DesignPlaceholder } from '../features/homes/designs/design-placeholder.tsx';
import { NoDesign } from '../features/homes/designs/missing-design.tsx';

// Apart from this file, so that the site's first script need not name all that it consists of; begun before it is rendered.
const parts = import('./my-design.tsx');
parts.catch(() => undefined);
const MyDesign = lazy(() => parts.then((file) => ({ default: file.MyDesignParts })));

/** A design: the one that this browser works on, or another by its code. */
export const MyHomePage = () => {
  const { code } = useParams();
  const stored = useStoredDesign();
  if (code === undefined) return stored ? <Navigate replace to={designPath(stored.code)} /> : <NoDesign />;
  return (
    <Suspense fallback={<DesignPlaceholder />}>
      <MyDesign code={code} />
    </Suspense>
  );
};
