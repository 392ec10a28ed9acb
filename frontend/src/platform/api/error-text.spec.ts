import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCatalogue } from '@hearthline/rules/errors.ts';
import { expect, it, vi } from 'vitest';
import { errorText, offlineText, problemOf, showFieldErrors } from './error-text.ts';

const graphQl = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

it('says what the server says with a code that we know', () => {
  expect(errorText(graphQl('This time is gone.', { code: 'SLOT_TAKEN' }))).toBe('This time is gone.');
  expect(errorText(graphQl('', { code: 'SLOT_TAKEN' }))).toBe(errorCatalogue.SLOT_TAKEN.message);
});

it.each([{ code: 'toString' }, { code: 7 }, undefined])(
  'does not repeat an error with extensions %j',
  (extensions) => {
    expect(errorText(graphQl('relation "contact" does not exist', extensions))).toBe(
      errorCatalogue.INTERNAL.message,
    );
  },
);

it('knows a failed HTTP answer and a broken connection', () => {
  const failed = new ServerError('503', { response: new Response('', { status: 503 }), bodyText: '' });
  expect(problemOf(failed)).toMatchObject({
    code: 'UNAVAILABLE',
    message: errorCatalogue.UNAVAILABLE.message,
  });
  expect(errorText(new TypeError('Failed to fetch'))).toBe(offlineText);
  expect(errorText(null)).toBe(offlineText);
});

it('puts field errors under the fields that a form shows', () => {
  const setError = vi.fn();
  const error = graphQl('No.', {
    code: 'BAD_INPUT',
    fieldErrors: { email: 'Please enter a valid email address', tags: 'Too many' },
  });
  expect(showFieldErrors(error, setError, ['email', 'phone'])).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'Please enter a valid email address' }, { shouldFocus: true }],
  ]);
  expect(showFieldErrors(error, setError, ['phone'])).toBe(false);
});
