import type { MockedResponse } from '@apollo/client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { RescheduleHomeDocument, type HomeCardFragment } from '../../../gql/generated.ts';
import { boardOf, drawBoard, homeOf, noneHandedOver } from '../../../testing/factory-board-screen.tsx';

describe('the day of a home in the line', () => {
  const planned = (values: Partial<HomeCardFragment> = {}) =>
    homeOf({
      state: 'planned',
      station: null,
      slot: null,
      startsOn: '2027-01-18',
      nextStation: null,
      ...values,
    });
  const change = (version: number, startsOn: string, result: MockedResponse['result']): MockedResponse => ({
    request: { query: RescheduleHomeDocument, variables: { id: 'h1', input: { version, startsOn } } },
    result,
  });

  it('that somebody else changed meanwhile is not overwritten unasked', async () => {
    const theirs = planned({ version: 4, startsOn: '2027-01-25' });
    drawBoard([
      boardOf([], [planned()]),
      noneHandedOver,
      change(3, '2027-01-20', { errors: [new GraphQLError('x', { extensions: { code: 'CONFLICT' } })] }),
      boardOf([], [theirs]),
      change(4, '2027-01-25', { data: { rescheduleHome: planned({ version: 5, startsOn: '2027-01-25' }) } }),
      boardOf([], [theirs]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Date.*Alder Home/ }));
    fireEvent.change(screen.getByLabelText(/Starts on/), { target: { value: '2027-01-20' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    expect(screen.getByLabelText(/Starts on/)).toHaveValue('2027-01-25');
    await userEvent.click(screen.getByRole('button', { name: 'Save date' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
