import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { endSession } from '../../../testing/end-session.ts';
import { ReportsScreen } from './reports-screen.tsx';

const definition = {
  __typename: 'ReportDefinitionType',
  source: 'contacts',
  filters: [],
  groups: ['status'],
  measures: ['count'],
  sort: 'name',
  chart: 'list',
};
const admins = [
  { __typename: 'ReportRecipient', id: 'a1', name: 'Avery Morgan', email: 'admin@example.com' },
  { __typename: 'ReportRecipient', id: 'a2', name: 'Sam Ortiz', email: 'sam@example.com' },
];

/** The report stored on the server, which another user may change. */
let stored: {
  version: number;
  name: string;
  hour: number | null;
  recipients: string[];
  every?: string;
  day?: number;
};
let fails: boolean;
let api: ReturnType<typeof fakeApi>;

const report = () => ({
  __typename: 'Report',
  id: 'r1',
  shared: true,
  ownerName: 'Avery Morgan',
  isMine: true,
  every: stored.hour === null ? null : 'weekly',
  day: stored.hour === null ? null : 1,
  format: stored.hour === null ? null : 'pdf',
  nextRunAt: null,
  lastRunAt: null,
  definition,
  ...stored,
});
const change = (version: number, values: Partial<typeof stored>): object | ReturnType<typeof refusal> => {
  if (version !== stored.version)
    return refusal('CONFLICT', 'This was changed by somebody else. Please reload and try again.');
  stored = { ...stored, ...values, version: stored.version + 1 };
  return report();
};

beforeEach(() => {
  stored = { version: 1, name: 'Leads', hour: null, recipients: [] };
  fails = false;
  api = fakeApi({
    Reports: () => ({ reports: [{ __typename: 'Report', id: 'r1', name: stored.name }] }),
    Report: () => ({ report: report() }),
    ReportOptions: () => ({
      reportOptions: {
        __typename: 'ReportOptionsType',
        lists: [],
        people: [],
        admins,
        today: '2026-11-20',
        timeZone: 'America/Los_Angeles',
      },
    }),
    ReportResult: ({ definition: requested }) => {
      if (fails) return refusal('UNAVAILABLE', 'The service is busy. Please try again.');
      const { groups } = requested as { groups: string[] };
      const keys = groups.map((group) => (/_(day|week|month)$/.test(group) ? '2026-11-16' : 'prospect'));
      const rows = [{ __typename: 'ReportRow', keys, names: keys.map(() => 'Prospect'), values: [47] }];
      return {
        reportResult: {
          __typename: 'ReportResultType',
          definition: { ...definition, ...(requested as object), filters: [] },
          rows,
          totals: [47],
          cut: false,
          overlaps: false,
          today: '2026-11-20',
        },
      };
    },
    UpdateReport: ({ input }) => {
      const { version, name } = input as { version: number; name: string };
      const answer = change(version, { name });
      return 'version' in answer ? { updateReport: answer } : answer;
    },
    ScheduleReport: ({ version, schedule }) => {
      const { hour, recipients, every, day } = schedule as Required<
        Pick<typeof stored, 'recipients' | 'every' | 'day'>
      > & { hour: number };
      const answer = change(version as number, { hour, recipients, every, day });
      return 'version' in answer ? { scheduleReport: answer } : answer;
    },
  });
});

const draw = (at = '/reports?report=r1') =>
  renderAt(
    <DataProvider>
      <ReportsScreen />
    </DataProvider>,
    { at, session: sessionOf({ user: userOf('admin') }) },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('a report', () => {
  it('is shown as words, drawing and table; building it is folded up where there is little room', async () => {
    draw();
    expect(await screen.findByRole('heading', { name: 'Leads' })).toBeDefined();
    expect(within(await screen.findByRole('table')).getByText('Prospect')).toBeDefined();
    const opener = screen.getByRole('button', { name: 'Edit report' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await press('Show report');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(opener);
  });

  it('that is changed says so, and stands in the address', async () => {
    const page = draw();
    await screen.findByRole('table');
    await userEvent.selectOptions(screen.getByLabelText('Group by'), 'Source');
    expect(await screen.findByText('Unsaved changes')).toBeDefined();
    expect(page.address()).toContain('report=r1');
    expect(page.address()).toContain('by=source');
    await waitFor(() => expect(screen.getByText(/by source/i, { selector: 'p' })).toBeDefined());
  });

  it('that cannot be had says why, and is asked for again', async () => {
    fails = true;
    draw();
    expect(await screen.findByText('The service is busy. Please try again.')).toBeDefined();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('table')).toBeDefined();
  });

  it('of a broken link says so and shows another one', async () => {
    draw('/reports?source=nothing');
    expect(await screen.findByText(/This link is broken/)).toBeDefined();
    expect(await screen.findByRole('table')).toBeDefined();
  });
});

describe('a figure', () => {
  it('opens exactly the records that it is made from, each a link to its screen, page by page', async () => {
    api.answer('ReportRecords', ({ page }) => ({
      reportRecords: {
        __typename: 'ReportRecordPage',
        records: [
          {
            __typename: 'ReportRecord',
            id: `c${String(page)}`,
            title: `Ada ${String(page)}`,
            state: 'Prospect',
            day: '2026-11-18',
            value: null,
            path: `/contacts/c${String(page)}`,
          },
        ],
        pagination: { __typename: 'Pagination', page: page as number, totalPages: 3, total: 47 },
      },
    }));
    draw();
    const table = within(await screen.findByRole('table'));
    await userEvent.click(table.getAllByRole('button', { name: '47' })[0]!);
    const link = await screen.findByRole('link', { name: 'Ada 1' });
    expect(link.getAttribute('href')).toBe('/contacts/c1');
    expect(inDialog().getByRole('heading', { name: 'Prospect' })).toBeDefined();
    expect(inDialog().getByText('Number of contacts: 47')).toBeDefined();
    expect(inDialog().getByText('Prospect · Nov 18, 2026')).toBeDefined();
    expect(inDialog().getByText('Showing 1 to 20 of 47 contacts')).toBeDefined();
    await userEvent.click(inDialog().getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Ada 2' })).toBeDefined();
    await userEvent.click(inDialog().getByRole('button', { name: 'Close' }));
    // The last line has the totals, which are of no group.
    await userEvent.click(table.getAllByRole('button', { name: '47' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Total' })).toBeDefined();
    expect(api.sent('ReportRecords').map(({ keys, page }) => [keys, page])).toEqual([
      [[{ group: 'status', key: 'prospect' }], 1],
      [[{ group: 'status', key: 'prospect' }], 2],
      [[], 1],
    ]);
    // An input of the server's, not what its answer looked like.
    expect(JSON.stringify(api.sent('ReportRecords'))).not.toContain('__typename');
  });
});

it('the reports that come with the product are offered, those that are saved under their name left out', async () => {
  stored = { ...stored, name: 'Source to money' };
  draw();
  const list = within(await screen.findByRole('navigation', { name: 'Saved reports' }));
  const ready = await list.findByRole('link', { name: 'Cash received by month' });
  expect(ready.getAttribute('href')).toContain('source=payments');
  expect(list.getByRole('link', { name: 'Source to money' }).getAttribute('href')).toBe('/reports?report=r1');
});

describe('two admins at one report', () => {
  it('the second to save is told, keeps what was typed, and may save it over the newer one', async () => {
    draw();
    await screen.findByRole('table');
    await press('Rename or share');
    const name = inDialog().getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'My leads');
    stored = { ...stored, version: 2, name: 'Their leads' };
    await userEvent.click(inDialog().getByRole('button', { name: 'Save report' }));
    expect(await screen.findByText(/Somebody else changed this in the meantime/)).toBeDefined();
    expect(inDialog().getByDisplayValue('My leads')).toBeDefined();
    await press('Keep what I typed');
    await waitFor(() => expect(screen.queryByText(/Somebody else changed this/)).toBeNull());
    await userEvent.click(inDialog().getByRole('button', { name: 'Save report' }));
    expect(await screen.findByRole('heading', { name: 'My leads' })).toBeDefined();
    expect(api.sent('UpdateReport').map(({ input }) => (input as { version: number }).version)).toEqual([
      1, 2,
    ]);
  });

  it('the second to schedule may keep what was chosen, and overwrites nothing else', async () => {
    draw();
    await screen.findByRole('table');
    await press('Schedule email');
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    expect(inDialog().getByText('Choose at least one recipient')).toBeDefined();
    await userEvent.click(inDialog().getByLabelText('Avery Morgan'));
    await userEvent.selectOptions(inDialog().getByLabelText('On'), 'Friday');
    stored = { ...stored, version: 2, every: 'monthly', day: 20, hour: 17, recipients: ['a2'] };
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    await press('Keep what I typed');
    await waitFor(() => expect(inDialog().getByLabelText<HTMLSelectElement>('At').value).toBe('17'));
    expect(inDialog().getByLabelText('At')).toHaveFocus();
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/every Friday at 5:00 PM/)).length).toBeGreaterThan(0);
    expect(stored).toMatchObject({ version: 3, every: 'weekly', day: 5, hour: 17, recipients: ['a1'] });
  });

  it('the second to schedule is told, and sees what the first has set', async () => {
    draw();
    await screen.findByRole('table');
    await press('Schedule email');
    await userEvent.click(inDialog().getByLabelText('Avery Morgan'));
    stored = { ...stored, version: 2, hour: 17, recipients: ['a2'] };
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    await press('Load the newer version');
    await waitFor(() => expect(inDialog().getByLabelText<HTMLSelectElement>('At').value).toBe('17'));
    expect(inDialog().getByLabelText<HTMLInputElement>('Sam Ortiz').checked).toBe(true);
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/every Monday at 5:00 PM/)).length).toBeGreaterThan(0);
    expect(stored).toMatchObject({ version: 3, hour: 17, recipients: ['a2'] });
  });
});

describe('when the session ends over a report', () => {
  it('the name that was typed comes back', async () => {
    const view = draw();
    await screen.findByRole('table');
    await press('Rename or share');
    await userEvent.type(inDialog().getByLabelText(/^Name/), ' of May');
    endSession(view);
    draw();
    await screen.findByRole('dialog', { name: 'Save this report' });
    await waitFor(() => expect(inDialog().getByLabelText(/^Name/)).toHaveValue('Leads of May'));
    expect(api.sent('UpdateReport')).toEqual([]);
  });

  it('its mailing comes back without those who are no admins any more', async () => {
    const view = draw();
    await screen.findByRole('table');
    await press('Schedule email');
    for (const name of ['Avery Morgan', 'Sam Ortiz']) await userEvent.click(inDialog().getByLabelText(name));
    await userEvent.selectOptions(inDialog().getByLabelText('At'), '5:00 PM');
    endSession(view);
    api.answer('ReportOptions', () => ({
      reportOptions: {
        __typename: 'ReportOptionsType',
        lists: [],
        people: [],
        admins: admins.slice(1),
        today: '2026-11-20',
        timeZone: 'America/Los_Angeles',
      },
    }));
    draw();
    await screen.findByRole('dialog', { name: 'Email this report on a schedule' });
    await waitFor(() => expect(inDialog().getByLabelText('At')).toHaveDisplayValue('5:00 PM'));
    await waitFor(() => expect(inDialog().getByLabelText('Sam Ortiz')).toBeChecked());
    await userEvent.click(inDialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored).toMatchObject({ hour: 17, recipients: ['a2'] }));
  });
});
