import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, restRefusal } from '../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../testing/render.tsx';
import { ApiDescription } from './api-description.tsx';

const text = { type: 'string' };
const upload = {
  summary: 'Upload files',
  description: 'For admin. All are stored, or none.',
  tags: ['documents'],
  responses: { 201: {}, 409: {} },
  parameters: [
    { name: 'id', in: 'path', required: true, description: 'The id of a project.', schema: text },
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'With it, it is done `once`.',
      schema: text,
    },
  ],
  requestBody: {
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: {
            file: {
              type: 'array',
              items: { type: 'string', format: 'binary' },
              description: 'Up to 25 MB each.',
            },
          },
        },
      },
    },
  },
};

it('lists no calls where the server keeps its descriptions to itself', async () => {
  fakeApi({
    Explorer: () => ({ operations: { __typename: 'Operations', explorer: false } }),
    '/api/openapi.json': () => restRefusal(404, { message: 'Not found.' }),
  });
  renderAt(
    <DataProvider>
      <ApiDescription />
    </DataProvider>,
    { user: userOf('devops') },
  );
  expect(await screen.findByText(/A server with API_DOCS on lists every call here/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'OpenAPI 3.1 description' })).not.toBeInTheDocument();
  expect(screen.queryByText('We could not load the description')).not.toBeInTheDocument();
});

it('says of a call what goes into the address, the headers and the body, and what that means', async () => {
  fakeApi({
    '/api/openapi.json': () => ({
      info: { version: '1' },
      paths: { '/api/projects/{id}/documents': { post: upload } },
    }),
  });
  renderAt(
    <DataProvider>
      <ApiDescription />
    </DataProvider>,
    { user: userOf('devops') },
  );
  const call = within(await screen.findByRole('region', { name: 'documents' }));
  expect(call.getByText(/For admin. All are stored, or none. The body is/)).toHaveTextContent(
    'The body is multipart/form-data. Answers 201, 409.',
  );
  for (const [title, field, text] of [
    ['In the address', 'id', 'text: The id of a project.'],
    ['In the headers', 'Idempotency-Key', 'text: With it, it is done once.'],
    ['In the body', 'file', 'list of binary: Up to 25 MB each.'],
  ] as const) {
    const part = within(call.getByText(title).parentElement as HTMLElement);
    expect(part.getByText(field)).toBeInTheDocument();
    expect(part.getByRole('definition')).toHaveTextContent(text);
  }
});
