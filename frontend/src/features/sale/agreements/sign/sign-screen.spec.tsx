import { agreementSentences, paperReason } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { linkedAgreement } from '../../../../testing/agreements.ts';
import { fakeApi, refusal, restRefusal } from '../../../../testing/fake-api.ts';
import { dead, drawLinked, press } from '../../../../testing/mailed-link.tsx';
import { SignScreen } from './sign-screen.tsx';

const draw = (answers: Parameters<typeof fakeApi>[0], at = '/sign#token=secret') => {
  const api = fakeApi(answers);
  return { api, ...drawLinked(<SignScreen />, at) };
};
const consent = () => screen.findByRole('checkbox', { name: 'I agree to sign electronically' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('signing, step by step', () => {
  it('begins with reading: nothing can be agreed to before', async () => {
    const { address } = draw({ LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('sent') }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Yachats' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '1. Read' })).toHaveAttribute('aria-current', 'step');
    expect(await consent()).toBeDisabled();
    expect(screen.getByText('Open the agreement first.')).toBeInTheDocument();
    const terms = within(screen.getByRole('region', { name: 'What you agree to' }));
    expect(terms.getByText('You can sign electronically.')).toBeInTheDocument();
    expect(terms.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paper: you may have it on paper.',
    ]);
    expect(screen.queryByRole('form', { name: 'Signature' })).toBeNull();
    expect(address()).toBe('/sign');
  });

  it('keeps the focus where it was after reading, and says what comes next', async () => {
    vi.stubGlobal('open', () => null);
    URL.createObjectURL = () => 'blob:agreement';
    URL.revokeObjectURL = () => undefined;
    let state: 'sent' | 'viewed' = 'sent';
    const { api } = draw({
      LinkedAgreement: () => ({ linkedAgreement: linkedAgreement(state) }),
      '/api/linked-agreement.pdf': () => restRefusal(503, { message: 'Please try again in a moment.' }),
    });
    const read = await screen.findByRole('button', { name: 'Read the agreement' });
    await userEvent.click(read);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await consent()).toBeDisabled();
    state = 'viewed';
    api.answer(
      '/api/linked-agreement.pdf',
      () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    );
    await userEvent.click(read);
    await waitFor(async () => expect(await consent()).toBeEnabled());
    expect(read).toHaveFocus();
    expect(screen.getByText(/^You have opened the agreement\./)).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('region', { name: '2. Agree to sign electronically' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  it('agrees once, to the text with its version, and goes on to the signature', async () => {
    let state: 'viewed' | 'consented' = 'viewed';
    const { api } = draw({
      LinkedAgreement: () => ({ linkedAgreement: linkedAgreement(state) }),
      ConsentLinkedAgreement: () => refusal('CONFLICT', 'The text has changed.'),
    });
    await userEvent.click(await consent());
    expect(await screen.findByText('The text has changed.')).toBeInTheDocument();
    await waitFor(async () => expect(await consent()).not.toBeChecked());
    state = 'consented';
    api.answer('ConsentLinkedAgreement', () => ({ consentLinkedAgreement: linkedAgreement('consented') }));
    await userEvent.click(await consent());
    await waitFor(async () => expect(await heading('3. Sign')).toHaveFocus());
    expect(await consent()).toBeDisabled();
    expect(api.sent('ConsentLinkedAgreement').at(-1)).toEqual({ token: 'secret', consentVersion: '1' });
  });

  it('signs with the name of the agreement only', async () => {
    let state: 'consented' | 'signed' = 'consented';
    const { api } = draw({ LinkedAgreement: () => ({ linkedAgreement: linkedAgreement(state) }) });
    const name = await screen.findByRole('textbox', { name: /^Your full name/ });
    await userEvent.type(name, 'Ada Lovelace{Enter}');
    expect(await screen.findByText(agreementSentences.otherName)).toBeInTheDocument();
    expect(api.sent('SignLinkedAgreement')).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada Byron');
    api.answer('SignLinkedAgreement', () => refusal('UNAVAILABLE', 'Please try again in a moment.'));
    await press('Sign agreement');
    expect(await screen.findByText(/Please try again in a moment\./)).toBeInTheDocument();
    expect(name).toHaveValue('Ada Byron');
    state = 'signed';
    api.answer('SignLinkedAgreement', () => ({ signLinkedAgreement: linkedAgreement('signed') }));
    await press('Sign agreement');
    await waitFor(async () => expect(await heading('Thank you, you have signed')).toHaveFocus());
    expect(screen.getByText(/^It now waits for Avery Morgan\./)).toBeInTheDocument();
    expect(api.sent('SignLinkedAgreement').at(-1)).toEqual({
      token: 'secret',
      name: 'Ada Byron',
      drawing: null,
    });
  });
});

describe('the end of an agreement', () => {
  it('signs a change order in the same steps, with its own words', async () => {
    const order = (state: 'sent' | 'consented' | 'signed') =>
      linkedAgreement(state, 'out', { kind: 'change_order', number: 'C-1001', files: [] });
    const first = draw({ LinkedAgreement: () => ({ linkedAgreement: order('sent') }) });
    expect(await screen.findByText('Change order C-1001')).toBeInTheDocument();
    expect(screen.getByText(/^\$125,000\.50 from then on, sold by/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Read the change order' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read the disclosures' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Decline change order' })).toBeInTheDocument();
    first.unmount();
    draw({ LinkedAgreement: () => ({ linkedAgreement: order('consented') }) });
    expect(await screen.findByRole('button', { name: 'Sign change order' })).toBeInTheDocument();
  });

  it('gives everybody their copy, with the way to check it', async () => {
    draw({ LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('signed', 'signed') }) });
    expect(await heading('Everybody has signed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open the signed agreement' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check it on our site' })).toHaveAttribute(
      'href',
      `/verify/${'b'.repeat(64)}`,
    );
  });

  it('declines with a reason', async () => {
    const { api } = draw({ LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('sent') }) });
    await screen.findByRole('heading', { level: 1 });
    await press('Decline agreement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this agreement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline agreement' }));
    expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(api.sent('DeclineLinkedAgreement')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), 'No porch');
    // From now on, the link only answers that it has ended.
    api.answer('LinkedAgreement', () => refusal('LINK_EXPIRED', 'This agreement was declined.'));
    api.answer('DeclineLinkedAgreement', () => ({
      declineLinkedAgreement: linkedAgreement('declined', 'declined'),
    }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline agreement' }));
    expect(await screen.findByText(/^You have declined this agreement\./)).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Read the agreement' })).toBeNull();
    expect(api.sent('DeclineLinkedAgreement')).toEqual([{ token: 'secret', reason: 'No porch' }]);
  });

  it('asks for paper, and says so if that fails', async () => {
    const { api } = draw({
      LinkedAgreement: () => ({ linkedAgreement: linkedAgreement('viewed') }),
      DeclineLinkedAgreement: () => refusal('UNAVAILABLE', 'Please try again in a moment.'),
    });
    await screen.findByRole('heading', { level: 1 });
    await press('I would rather sign on paper');
    await press('Ask for paper');
    expect(await screen.findByText(/Please try again in a moment\./)).toBeInTheDocument();
    expect(api.sent('DeclineLinkedAgreement')).toEqual([{ token: 'secret', reason: paperReason }]);
    api.answer('DeclineLinkedAgreement', () => ({
      declineLinkedAgreement: linkedAgreement('declined', 'declined'),
    }));
    await press('I would rather sign on paper');
    await press('Ask for paper');
    expect(await screen.findByText(/^You have asked to sign on paper\./)).toHaveFocus();
  });

  it.each(dead)('says that the link has ended: %s', async (code, message) => {
    draw({ LinkedAgreement: () => refusal(code, message) });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for the link where there is none', async () => {
    draw({}, '/sign');
    expect(
      await screen.findByText('Open the link in our email to read and sign your agreement here.'),
    ).toBeInTheDocument();
  });
});
