import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { drawLinked } from '../../../../testing/mailed-link.tsx';
import { SignScreen } from './sign-screen.tsx';

const button = () => screen.findByRole('button', { name: 'Mail me a new link' });

it('a link to a signed agreement that has ended offers a new one by mail, once', async () => {
  const mail = vi.fn(() => ({ mailLinkedCopy: true }));
  fakeApi({
    LinkedAgreement: () => refusal('LINK_EXPIRED', agreementSentences.copyEnded),
    MailLinkedCopy: mail,
  });
  drawLinked(<SignScreen />, '/sign#token=secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(agreementSentences.copyEnded);
  await userEvent.click(await button());
  expect(await screen.findByText(agreementSentences.copyMailed)).toHaveFocus();
  expect(mail).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Mail me a new link' })).toBeNull();
});

it('a link that ended for another reason offers none', async () => {
  fakeApi({ LinkedAgreement: () => refusal('LINK_EXPIRED', agreementSentences.void) });
  drawLinked(<SignScreen />, '/sign#token=secret');
  expect(await screen.findByRole('alert')).toHaveTextContent(agreementSentences.void);
  expect(screen.queryByRole('button', { name: 'Mail me a new link' })).toBeNull();
});
