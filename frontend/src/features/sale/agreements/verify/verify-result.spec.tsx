import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { drawLinked } from '../../../../testing/mailed-link.tsx';
import { VerifyResult } from './verify-result.tsx';
import { showComponentStyles } from '../../../../testing/render.tsx';

showComponentStyles();

const hash = 'a'.repeat(64);
const draw = (found: object): void => {
  fakeApi({
    VerifyDocument: () => ({
      verifyDocument: {
        known: true,
        damaged: false,
        kind: null,
        number: null,
        status: null,
        signedAt: null,
        signers: null,
        events: null,
        ...found,
      },
    }),
  });
  drawLinked(<VerifyResult hash={hash} name="agreement.pdf" />, '/verify');
};
const signed = {
  kind: 'agreement',
  number: 'A-1001',
  signedAt: '2026-11-20T10:00:00.000Z',
  signers: [
    { id: 's1', role: 'buyer', name: 'Ada Byron', state: 'signed', signedAt: '2026-11-20T10:00:00.000Z' },
  ],
  events: [{ n: 1, at: '2026-11-20T10:00:00.000Z', kind: 'sent', actor: 'Dana, staff', hash }],
};

it('a document that is known shows who signed it', async () => {
  draw({ ...signed, status: 'signed' });
  expect(await screen.findByRole('heading', { name: agreementSentences.unchanged })).toBeVisible();
  expect(screen.getByText('Buyer Ada Byron')).toBeVisible();
  expect(screen.getByText('What happened, step by step')).toBeVisible();
});

it('one that was made void is unchanged, and says that it no longer holds', async () => {
  draw({ ...signed, status: 'void' });
  expect(await screen.findByRole('heading', { name: agreementSentences.unchanged })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('It is no longer valid.');
});

it('one whose record was changed shows kind and number alone', async () => {
  draw({ damaged: true, kind: 'agreement', number: 'A-1001' });
  expect(await screen.findByRole('heading', { name: agreementSentences.damaged })).toBeVisible();
  expect(screen.getByText('Purchase agreement, signed')).toBeVisible();
  expect(screen.getByText('A-1001')).toBeVisible();
  expect(screen.queryByText('State')).toBeNull();
  expect(screen.queryByText(agreementSentences.unchanged)).toBeNull();
});

it('one that is not known says so', async () => {
  draw({ known: false });
  expect(await screen.findByRole('heading', { name: agreementSentences.unknown })).toBeVisible();
  expect(screen.queryByText('Agreement')).toBeNull();
});
