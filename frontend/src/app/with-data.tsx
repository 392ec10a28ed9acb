import type { ComponentType } from 'react';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';

/** Wraps a page in the GraphQL client. */
export const withData = (Page: ComponentType): ComponentType => {
  const PageWithData = () => (
    <DataProvider>
      <Page />
    </DataProvider>
  );
  return PageWithData;
};
