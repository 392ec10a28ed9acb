import { expect, it, vi } from 'vitest';
import type { DealQuotesQuery } from '../../../../gql/generated.ts';
import { quoteStep } from './quote-step.ts';

type Quote = DealQuotesQuery['deal']['quotes'][number];
const quote = (id: string, status: Quote['status']): Quote =>
  ({ id, status, number: status === 'draft' ? null : `Q-${id}`, validUntil: '2027-03-01' }) as Quote;

const stepOf = (quotes: Quote[], designCode: string | null = 'ABC') => {
  const actions = {
    draft: { label: 'Draft quote', run: vi.fn() },
    choose: { label: 'Choose design', run: vi.fn() },
    issue: vi.fn(),
    remind: vi.fn(),
  };
  return { step: quoteStep({ quotes, designCode }, actions), actions };
};

it('waits for the answer to what was issued, whatever else is drafted', () => {
  const { step, actions } = stepOf([quote('3', 'draft'), quote('2', 'issued'), quote('1', 'declined')]);
  expect(step?.text).toBe('Waiting for the answer to quote Q-2, valid until Mar 1, 2027');
  step?.action?.run();
  expect(actions.remind).toHaveBeenCalledWith('2');
});

it('offers to issue a draft, and to draft one where none is open', () => {
  const { step, actions } = stepOf([quote('3', 'draft'), quote('1', 'expired')]);
  step?.action?.run();
  expect(actions.issue).toHaveBeenCalledWith('3');
  expect(stepOf([quote('1', 'expired')]).step).toMatchObject({
    text: 'No quote is open.',
    action: { label: 'Draft quote' },
  });
  expect(stepOf([]).step?.text).toBe('The design is ready to be quoted.');
});

it('needs a design first, and nothing once a quote was accepted', () => {
  const { step, actions } = stepOf([], null);
  expect(step?.text).toBe('Choose a design: a quote starts from its price.');
  step?.action?.run();
  expect(actions.choose.run).toHaveBeenCalledOnce();
  expect(stepOf([quote('2', 'issued'), quote('1', 'accepted')]).step).toBeNull();
});
