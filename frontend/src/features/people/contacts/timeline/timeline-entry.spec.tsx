import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TimelineRowFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { TimelineEntry } from './timeline-entry.tsx';

const entry: TimelineRowFragment = {
  id: 'entry',
  kind: 'mail',
  at: '2026-11-03T12:00:00.000Z',
  title: 'Your consultation',
  text: null,
  by: null,
  status: null,
  roof: null,
  siding: null,
  phone: null,
  design: null,
  designCode: null,
  designVersion: null,
  link: null,
  version: null,
  viewerCanEdit: false,
};

it.each([
  ['mail', 'kept', 'In outbox'],
  ['call', 'left_message', 'Left a message'],
  ['appointment', 'held', 'Held'],
] as const)('says the state of a %s as the lists do: %s', (kind, status, title) => {
  fakeApi({});
  renderAt(
    <DataProvider>
      <ol>
        <TimelineEntry entry={{ ...entry, kind, status }} contactId="c" onChanged={() => Promise.resolve()} />
      </ol>
    </DataProvider>,
  );
  expect(screen.getByText(title)).toBeInTheDocument();
});
