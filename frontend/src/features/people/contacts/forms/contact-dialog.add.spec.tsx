import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { eachText } from '@hearthline/rules/people/contacts/contact-texts.ts';
import { describe, expect, it, vi } from 'vitest';
import { pressSlowButton } from '../../../../testing/press-slow-button.ts';
import { toastStore } from '../../../../ui/toasts/toast-store.ts';
import {
  ada,
  contact,
  requestsOf,
  drawList,
  fill,
  openForm,
  own,
  press,
  range,
  refused,
  save,
  server,
  unreachable,
  freshContactServer,
  type Answer,
} from '../../../../testing/contact-server.tsx';

// Pages of fifty rows are slow in jsdom.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });
freshContactServer();

describe('adding', () => {
  it('waits for the three required fields', async () => {
    await drawList(1);
    await openForm();
    expect(screen.getByLabelText('Email *')).toHaveAttribute('type', 'email');
    for (const [label, value] of Object.entries(ada)) {
      expect(save()).toBeDisabled();
      await userEvent.type(screen.getByLabelText(label), '  ');
      expect(save()).toBeDisabled();
      await fill({ [label]: value });
    }
    expect(save()).toBeEnabled();
    await userEvent.clear(screen.getByLabelText('Last Name *'));
    expect(save()).toBeDisabled();
  });

  it('says below the phone number whom one may have already, and blocks nothing', async () => {
    await drawList(1);
    await openForm();
    server.next.set('ContactDuplicates', () => ({
      data: {
        contactDuplicates: [
          { __typename: 'ContactDuplicateType', reason: 'phone', contact: contact(1, { lastName: 'King' }) },
        ],
      },
    }));
    await fill({ ...ada, Phone: '360 555 0142' });
    const hint = await screen.findByText('You may already have this contact');
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: /^Ada King/ })).toHaveAttribute(
      'href',
      '/contacts/id-1',
    );
    const [phone, address] = [screen.getByLabelText('Phone'), screen.getByLabelText('Address')];
    expect(phone.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(hint.compareDocumentPosition(address) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(save()).toBeEnabled();
  });

  it('sends the form, refreshes the list, closes and begins anew', async () => {
    await drawList(1);
    await openForm();
    await fill({
      ...ada,
      Phone: '360 555 0142',
      Company: ' Acme ',
      Tags: ' first home,, military ,first home',
    });
    await userEvent.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Status'), 'Active');
    await userEvent.click(save());
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(requestsOf('CreateContact')).toEqual([
      {
        input: {
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'ada@example.com',
          phone: '360 555 0142',
          company: 'Acme',
          status: 'active',
          tags: ['first home', 'military'],
          ...eachText(() => null),
          ownerId: null,
          marketingConsent: 'unknown',
          consentSource: null,
        },
      },
    ]);
    expect(range()).toBe('Showing 1 to 2 of 2 contacts');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus();
    expect(toastStore.current()[0]).toMatchObject({ title: 'Contact added' });
    await openForm();
    for (const field of within(screen.getByRole('dialog')).getAllByRole('textbox'))
      expect(field).toHaveValue('');
  });

  it('leaves out what is optional', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('CreateContact')[0]?.['input']).toMatchObject({
      phone: null,
      company: null,
      status: 'prospect',
      tags: [],
    });
  });

  it('names a broken field before it asks the server', async () => {
    await drawList(1);
    await openForm();
    await fill({ ...ada, 'Email *': ' at nowhere', Tags: 'x'.repeat(41) });
    await userEvent.click(save());
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Must be at most 40 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('Email *')).toBeInvalid();
    expect(requestsOf('CreateContact')).toEqual([]);
  });

  it('shows the server’s field errors under their fields and keeps what was typed', async () => {
    await drawList(1);
    await openForm();
    await fill({ ...ada, Company: 'Acme' });
    server.next.set('CreateContact', () =>
      refused('BAD_INPUT', 'No such mailbox', { email: 'No such mailbox' }),
    );
    await userEvent.click(save());
    expect(await screen.findByText('No such mailbox')).toBeInTheDocument();
    expect(screen.getByLabelText('Email *')).toHaveAccessibleDescription('No such mailbox');
    expect(screen.getByLabelText('Email *')).toHaveFocus();
    expect(screen.getByLabelText('Company')).toHaveValue('Acme');
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    server.next.set('CreateContact', unreachable);
    await userEvent.click(save());
    expect(
      await screen.findByText(/^Failed to create contact\. We could not reach the server/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('First Name *')).toHaveValue('Ada');
    expect(save()).toBeEnabled();
  });

  it('is sent once, however often it is pressed', async () => {
    await drawList(1);
    await openForm();
    await fill(ada);
    let finish = (_answer: object): void => undefined;
    server.next.set('CreateContact', () => new Promise((resolve) => (finish = resolve)));
    await userEvent.click(save());
    const busy = await screen.findByRole('button', { name: 'Saving...' });
    expect(busy).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email *'), '{Enter}');
    act(() => finish({ data: { createContact: { __typename: 'Contact', id: 'new' } } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsOf('CreateContact')).toHaveLength(1);
  });
});

describe('a form that is closed because its answer does not come', () => {
  const leave = async (answered: () => Answer) => {
    await drawList(1);
    await openForm();
    await fill(ada);
    let finish = (): void => undefined;
    const hold = new Promise<void>((resolve) => (finish = resolve));
    server.next.set('CreateContact', () => hold.then(answered));
    await pressSlowButton(save());
    await press('Cancel');
    await openForm();
    await fill({ 'First Name *': 'Grace' });
    finish();
  };

  it('is stored all the same, and closes no other form', async () => {
    await leave(() => own['CreateContact']?.({ input: { firstName: 'Ada', lastName: 'Lovelace' } }) ?? {});
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByLabelText('First Name *')).toHaveValue('Grace');
  });

  it('says that it failed', async () => {
    await leave(unreachable);
    await waitFor(() =>
      expect(toastStore.current()[0]).toMatchObject({ title: 'Failed to create contact', tone: 'error' }),
    );
    expect(screen.getByLabelText('First Name *')).toHaveValue('Grace');
    expect(screen.queryByText(/^Failed to create contact\./)).toBeNull();
  });
});
