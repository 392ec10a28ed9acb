import type { ComponentType } from 'react';
import { DataProvider } from '../platform/apollo.tsx';

/** Puts the GraphQL client around a page. */
export const withData = (Page: ComponentType): ComponentType => {
  const PageWithData = () => (
    <DataProvider>
      <Page />
    </DataProvider>
  );
  return PageWithData;
};
