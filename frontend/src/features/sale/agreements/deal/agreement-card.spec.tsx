import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AgreementFactsFragment } from '../../../../gql/generated.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderAt, userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { AgreementCard } from './agreement-card.tsx';

showComponentStyles();

const agreement: AgreementFactsFragment = {
  id: 'agreement-1',
  number: 'A-1',
  version: 1,
  status: 'signed',
  totalCents: 1_000_000,
  homeName: 'Enid',
  pdfSha256: 'a'.repeat(64),
  signedSha256: null,
  createdAt: '2027-01-05T20:00:00Z',
  sentAt: '2027-01-05T20:00:00Z',
  lastDay: '2027-01-20',
  signedAt: '2027-01-06T20:00:00Z',
  closedAt: null,
  address: '88 Cedar Road',
  parcel: null,
  files: [],
  signers: [],
  events: [],
};
const draw = (isWon: boolean) => {
  fakeApi({});
  renderAt(
    <DataProvider>
      <AgreementCard
        agreement={agreement}
        deal={{ id: 'd1', stage: isWon ? 'won' : 'agreed' }}
        onChanged={() => undefined}
      />
    </DataProvider>,
    { user: userOf('admin') },
  );
};

it.each([
  [false, 1],
  [true, 0],
])('a signed agreement can be made void only while its deal is not won (%s)', (isWon, buttons) => {
  draw(isWon);
  expect(screen.queryAllByRole('button', { name: 'Void agreement' })).toHaveLength(buttons);
  expect(screen.getByRole('button', { name: 'Read the agreement' })).toBeVisible();
});
