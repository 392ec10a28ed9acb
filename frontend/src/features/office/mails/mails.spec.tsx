import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toasts/toast-store.ts';
import { MailService } from './mail-service.tsx';
import { Outbox } from './outbox.tsx';

const link = 'https://hearthline.example/verify-email#token=abc_DEF-1';
const summary = (id: string, other: object = {}) => ({
  __typename: 'MailSummary',
  id,
  kind: 'verify_email',
  toName: 'Robin Vale',
  toAddress: `${id}@example.com`,
  subject: `Subject of ${id}`,
  state: 'kept',
  lastError: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  sentAt: null,
  ...other,
});
const open = (id: string, other: object = {}) => ({
  ...summary(id),
  __typename: 'Mail',
  text: `Hello Robin,\n\nConfirm my address:\n${link}\n\nGood bye`,
  html: `<!doctype html><html><head><title>x</title></head><body><a href="${link}">Confirm</a><script>parent.stolen = true</script></body></html>`,
  attachments: [],
  ...other,
});
let mails: object[];
let sends: boolean;
let total: number;
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  mails = [summary('one'), summary('two')];
  sends = false;
  total = 2;
  api = fakeApi({
    Mails: ({ page }) => ({
      mails: {
        __typename: 'MailPage',
        sends,
        mails,
        pagination: { __typename: 'Pagination', page, total, totalPages: Math.max(1, Math.ceil(total / 20)) },
      },
    }),
    Mail: ({ id }) => ({ mail: open(id as string) }),
  });
});

const draw = (at = '/admin?tab=settings') =>
  renderAt(
    <DataProvider>
      <Outbox />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.current()[0];

describe('the list', () => {
  it('shows each mail: subject, addressee, kind, state and time', async () => {
    draw();
    const row = within(await screen.findByRole('row', { name: /Subject of one/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Subject of one',
      'Robin Vale one@example.com',
      'Verify email',
      'In outbox',
      expect.stringMatching(/^(Oct 31|Nov 1), 2026, /),
      '',
    ]);
    expect(screen.getByText('Showing 1 to 2 of 2 emails')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it.each([
    [false, /development mode/],
    [true, /emails are being sent/],
  ])('says whether mails are sent: %s', async (sending, words) => {
    sends = sending;
    draw();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is filtered by state and paged, in the address', async () => {
    total = 45;
    const { address } = draw('/admin?tab=settings&mailPage=2');
    expect(await screen.findByText('Showing 21 to 40 of 45 emails')).toBeInTheDocument();
    await press('Next');
    await waitFor(() => expect(address()).toBe('/admin?tab=settings&mailPage=3'));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'failed');
    await waitFor(() => expect(address()).toBe('/admin?tab=settings&mailState=failed'));
    await waitFor(() =>
      expect(api.sent('Mails')).toEqual([
        { page: 2, state: null, group: null },
        { page: 3, state: null, group: null },
        { page: 1, state: 'failed', group: null },
      ]),
    );
  });

  it('goes to the last page when the address names one that never was', async () => {
    const { address } = draw('/admin?tab=settings&mailPage=9');
    await waitFor(() => expect(address()).toBe('/admin?tab=settings'));
    expect(await screen.findByText('Showing 1 to 2 of 2 emails')).toBeInTheDocument();
  });

  it.each([
    ['', 'Emails appear here once the first one is created.'],
    ['&mailState=failed', 'No emails match these filters.'],
  ])('can be empty', async (query, text) => {
    mails = [];
    total = 0;
    draw(`/admin?tab=settings${query}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('is read again on demand and after a failure', async () => {
    api.answer('Mails', () => null);
    draw();
    expect(await screen.findByText('Failed to fetch emails')).toBeInTheDocument();
    api.answer('Mails', ({ page }) => ({
      mails: {
        __typename: 'MailPage',
        sends,
        mails,
        pagination: { __typename: 'Pagination', page, total, totalPages: 1 },
      },
    }));
    await press('Try again');
    await screen.findByText('Subject of one');
    mails = [summary('three')];
    await press('Refresh');
    expect(await screen.findByText('Subject of three')).toBeInTheDocument();
  });
});

describe('dead letters', () => {
  const failed = { state: 'failed', lastError: 'Connection refused' };
  beforeEach(() => {
    mails = [summary('one', failed), summary('two', { state: 'queued' })];
  });

  it('show their error and are sent again', async () => {
    api.answer('RetryMail', ({ id }) => {
      mails = [summary('one', { state: 'queued' })];
      return { retryMail: open(id as string, { state: 'queued' }) };
    });
    draw();
    expect(await screen.findByText('Connection refused')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Resend/ })).toHaveLength(1);
    await press('Resend Subject of one');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Resend/ })).toBeNull());
    expect(api.sent('RetryMail')).toEqual([{ id: 'one' }]);
    expect(toast()).toMatchObject({ title: 'Resending' });
  });

  it.each([
    [() => null, true],
    [() => refusal('NOT_FOUND', 'Email not found'), false],
  ])('say what went wrong', async (answer, stays) => {
    api.answer('RetryMail', answer);
    draw();
    await screen.findByText('Connection refused');
    mails = [summary('one', { state: 'sent' })];
    await press('Resend Subject of one');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Sending failed', tone: 'error' }));
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /Resend/ })).toHaveLength(stays ? 1 : 0),
    );
  });
});

describe('a mail', () => {
  const openFirst = async () => {
    const view = draw();
    await userEvent.click(await screen.findByRole('link', { name: 'Subject of one' }));
    await screen.findByRole('heading', { name: 'Subject of one' });
    return view;
  };

  it('opens in the address with its text, whose links open apart; back leads to where it stood', async () => {
    const { address } = await openFirst();
    expect(address()).toBe('/admin?tab=settings&mail=one');
    expect(screen.getByRole('heading', { name: 'Subject of one' })).toHaveFocus();
    const usable = screen.getByRole('link', { name: link });
    expect(usable).toHaveAttribute('href', link);
    expect(usable).toHaveAttribute('target', '_blank');
    expect(usable).toHaveAttribute('rel', 'noopener noreferrer');
    await press('All emails');
    expect(address()).toBe('/admin?tab=settings');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Subject of one' })).toHaveFocus());
  });

  it('opens over the page and the filter it stands in, and leads back to them', async () => {
    total = 45;
    const { address } = draw('/admin?tab=settings&mailGroup=single&mailPage=2');
    await userEvent.click(await screen.findByRole('link', { name: 'Subject of one' }));
    expect(address()).toBe('/admin?tab=settings&mailGroup=single&mailPage=2&mail=one');
    await press('All emails');
    expect(address()).toBe('/admin?tab=settings&mailGroup=single&mailPage=2');
  });

  it('shows its HTML in a frame without scripts, forms and origin', async () => {
    await openFirst();
    const frame = screen.getByTitle(/Subject of one/);
    expect(frame.getAttribute('sandbox')?.split(' ').sort()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(frame.getAttribute('srcdoc')).toContain('<head><base target="_blank">');
  });

  it('for its addressee alone is not shown', async () => {
    api.answer('Mail', () => ({
      mail: open('one', { text: null, html: null, state: 'sent', sentAt: '2026-11-01T10:01:00.000Z' }),
    }));
    await openFirst();
    expect(
      screen.getByText('This email contains a personal link and can only be read by its recipient.'),
    ).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that was given up says why, and is sent again', async () => {
    let state = 'failed';
    api.answer('Mail', () => ({
      mail: open('one', { state, lastError: state === 'failed' ? 'Mailbox is full' : null }),
    }));
    api.answer('RetryMail', () => {
      state = 'queued';
      return { retryMail: open('one', { state, lastError: null }) };
    });
    await openFirst();
    expect(screen.getByText('Mailbox is full')).toBeInTheDocument();
    await press('Resend Subject of one');
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
  });

  it('names its attachments', async () => {
    api.answer('Mail', () => ({
      mail: open('one', {
        attachments: [{ __typename: 'MailFile', filename: 'appointment.ics', contentType: 'text/calendar' }],
      }),
    }));
    await openFirst();
    expect(screen.getByText('appointment.ics')).toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    api.answer('Mail', () => refusal('NOT_FOUND', 'Email not found'));
    draw('/admin?tab=settings&mail=gone');
    expect(await screen.findByText('Email not found')).toBeInTheDocument();
    await press('All emails');
    expect(await screen.findByText('Subject of one')).toBeInTheDocument();
  });
});

describe('the email service', () => {
  const drawService = (mail: object) => {
    api.answer('MailService', () => ({
      health: {
        __typename: 'Health',
        mail: {
          __typename: 'MailHealth',
          mode: 'smtp',
          reachable: true,
          problem: null,
          queued: 2,
          failed: 0,
          putOff: 0,
          oldestPutOffSeconds: null,
          ...mail,
        },
      },
    }));
    renderAt(
      <DataProvider>
        <MailService />
      </DataProvider>,
      { session: sessionOf({ user: userOf('admin') }) },
    );
  };

  it('sends', async () => {
    drawService({ putOff: 2, oldestPutOffSeconds: 300 });
    expect(await screen.findByText('Sending')).toBeInTheDocument();
  });

  it('does not, where the mail server has put mails off for long', async () => {
    drawService({ putOff: 2, oldestPutOffSeconds: 7300 });
    expect(await screen.findByText('Delaying emails')).toBeInTheDocument();
    expect(screen.getByText('2 emails are delayed, the oldest for 2 hours.')).toBeInTheDocument();
  });
});
