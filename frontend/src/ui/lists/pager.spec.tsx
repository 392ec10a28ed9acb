import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Pager } from './pager.tsx';

const draw = (page: number, totalPages?: number) => {
  const onPage = vi.fn();
  renderAt(
    <Pager
      label="Contacts"
      pagination={{ page, ...(totalPages && { totalPages }), total: 120 }}
      requestedPage={page}
      rangeText="Showing 51 to 100 of 120 contacts"
      onPage={onPage}
    />,
  );
  return onPage;
};

it('leads to the page before and the page after', async () => {
  const onPage = draw(2, 3);
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

it('stops at both ends', () => {
  draw(1, 2);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

it('stops at the last page', () => {
  draw(3, 3);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('leads on while the pages are not counted', async () => {
  const onPage = draw(4);
  expect(screen.getByText('Page 4 of …')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage).toHaveBeenCalledWith(5);
});

it('has no buttons for a single page, but says what is shown', () => {
  draw(1, 1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Page 1 of 1')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Showing 51 to 100 of 120 contacts');
});

it('goes on from the page that was asked for, while the one before is shown', async () => {
  const Waiting = () => {
    const [requestedPage, setRequestedPage] = useState(1);
    return (
      <Pager
        label="Contacts"
        pagination={{ page: 1, totalPages: 3, total: 120 }}
        requestedPage={requestedPage}
        rangeText=""
        onPage={setRequestedPage}
      />
    );
  };
  renderAt(<Waiting />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});
