import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { MyDocuments } from './my-documents.tsx';

const noDocuments = {
  documents: {
    __typename: 'DocumentPage',
    documents: [],
    pagination: { __typename: 'Pagination', page: 1, totalPages: 1, total: 0 },
  },
};
const oneProject = {
  projects: { __typename: 'ProjectPage', projects: [{ __typename: 'Project', id: 'p1', name: 'Cedar' }] },
};

const open = () => {
  const requests = Promise.withResolvers<object>();
  const api = fakeApi({
    Documents: () => noDocuments,
    DocumentProjects: () => oneProject,
    DocumentRequests: () => requests.promise,
  });
  renderAt(
    <DataProvider>
      <MyDocuments />
    </DataProvider>,
    { user: userOf('customer') },
  );
  return { api, requests };
};

it('draws a customer’s documents once every part of them is there, so that none is pushed down', async () => {
  const { api, requests } = open();
  await expect
    .poll(() => [api.sent('Documents'), api.sent('DocumentProjects')].every((sent) => sent.length > 0))
    .toBe(true);
  expect(screen.getByRole('status', { name: 'Loading documents' })).toBeInTheDocument();
  expect(screen.queryByText('No documents yet')).toBeNull();
  requests.resolve({ documentRequests: [] });
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  expect(screen.getByLabelText(/Upload files/)).toBeEnabled();
  expect(screen.queryByRole('status', { name: 'Loading documents' })).toBeNull();
});

it('does not wait for a part that failed', async () => {
  const { requests } = open();
  requests.resolve(refusal('INTERNAL', 'That did not work'));
  expect(await screen.findByText('No documents yet')).toBeInTheDocument();
});
