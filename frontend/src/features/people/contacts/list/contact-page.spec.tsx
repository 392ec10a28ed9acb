import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  requestsOf,
  drawList,
  freshContactServer,
  own,
  range,
  refused,
  server,
  turn,
} from '../../../../testing/contact-server.tsx';

freshContactServer();

/** Holds back the next count until it is let go. */
const holdCount = () => {
  let letGo = (): void => undefined;
  const hold = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.next.set('ContactCount', async () => {
    await hold;
    return own.ContactCount?.({ search: 'Ada' }) as never;
  });
  return async () => act(async () => letGo());
};

describe('a search that finds more than a page', () => {
  it('shows its contacts before they are counted, then how many there are', async () => {
    const letGo = holdCount();
    await drawList(120, '/admin?tab=contacts&search=Ada');
    expect(range()).toBe('Showing 1 to 50 of …');
    expect(screen.getByText('Page 1 of …')).toBeInTheDocument();
    await letGo();
    await waitFor(() => expect(range()).toBe('Showing 1 to 50 of 120 contacts'));
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  it('can be paged through while it is counted', async () => {
    holdCount();
    await drawList(120, '/admin?tab=contacts&search=Ada');
    await turn('Next');
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of …'));
    await turn('Next');
    await waitFor(() => expect(range()).toBe('Showing 101 to 120 of 120 contacts'));
    expect(screen.getByText('Next')).toBeDisabled();
  });

  it('keeps its number while another page is loading', async () => {
    await drawList(120, '/admin?tab=contacts&search=Ada&page=3');
    await waitFor(() => expect(range()).toBe('Showing 101 to 120 of 120 contacts'));
    server.next.set('Contacts', () => new Promise(() => undefined));
    await turn('Previous');
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('is counted once for all its pages', async () => {
    await drawList(120, '/admin?tab=contacts&search=Ada');
    await turn('Next');
    await waitFor(() => expect(range()).toBe('Showing 51 to 100 of 120 contacts'));
    expect(requestsOf('ContactCount')).toHaveLength(1);
  });

  it('offers all that match only when it is known how many', async () => {
    const letGo = holdCount();
    await drawList(120, '/admin?tab=contacts&search=Ada');
    await userEvent.click(screen.getByLabelText('Select all on this page'));
    expect(screen.queryByText('Select all 120 that match')).toBeNull();
    await letGo();
    expect(await screen.findByText('Select all 120 that match')).toBeInTheDocument();
  });

  it('stays usable when counting fails', async () => {
    server.next.set('ContactCount', () => refused('UNAVAILABLE', 'Try again.'));
    await drawList(120, '/admin?tab=contacts&search=Ada');
    expect(screen.getAllByRole('row')).toHaveLength(51);
    expect(range()).toBe('Showing 1 to 50 of …');
  });
});

it('a search whose last page is shown is not counted', async () => {
  await drawList(49, '/admin?tab=contacts&search=Ada');
  expect(range()).toBe('Showing 1 to 49 of 49 contacts');
  expect(requestsOf('ContactCount')).toEqual([]);
});

it('a search that finds exactly a page is counted', async () => {
  await drawList(50, '/admin?tab=contacts&search=Ada');
  await waitFor(() => expect(range()).toBe('Showing 1 to 50 of 50 contacts'));
  expect(screen.queryByText(/^Page/)).toBeNull();
});

it('a page of a search beyond its last one leads to the last', async () => {
  const { address } = await drawList(60, '/admin?tab=contacts&search=Ada&page=9');
  await waitFor(() => expect(range()).toBe('Showing 51 to 60 of 60 contacts'));
  expect(address()).toBe('/admin?tab=contacts&search=Ada&page=2');
});

it('the list without a search is counted along with its page', async () => {
  await drawList(120);
  expect(range()).toBe('Showing 1 to 50 of 120 contacts');
  expect(requestsOf('ContactCount')).toEqual([]);
});
