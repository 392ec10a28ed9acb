import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { failedRequestText } from './failed-request.ts';

describe('an error of the API', () => {
  it.each([
    [202, 'it was stored, and the answer is missing', ['STORED']],
    [400, 'the request is wrong', ['BAD_INPUT', 'LINK_INVALID']],
    [401, 'nobody is signed in', ['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED']],
    [
      403,
      'they may not do it, or not yet',
      ['FORBIDDEN', 'EMAIL_NOT_VERIFIED', 'MUST_CHANGE_PASSWORD', 'SECOND_FACTOR_MISSING', 'PROOF_REQUIRED'],
    ],
    [404, 'it does not exist', ['NOT_FOUND']],
    [405, 'the method does not exist', ['METHOD_NOT_ALLOWED']],
    [409, 'something else is in the way', ['CONFLICT', 'IN_PROGRESS', 'SLOT_TAKEN', 'LAST_ADMIN']],
    [410, 'it is over', ['LINK_EXPIRED', 'LINK_USED', 'CHALLENGE_EXPIRED']],
    [413, 'the request is too large', ['PAYLOAD_TOO_LARGE']],
    [415, 'the format is not read', ['UNSUPPORTED_MEDIA_TYPE']],
    [422, 'it is understood, and cannot be done', ['CANNOT_BE_BUILT', 'KEY_REUSED']],
    [429, 'there were too many requests', ['TOO_MANY_REQUESTS']],
    [500, 'the server has failed', ['INTERNAL']],
    [503, 'the server cannot answer now', ['UNAVAILABLE']],
    [507, 'the storage is full', ['STORAGE_FULL']],
  ])('has status %i where %s', (status, _what, codes) => {
    const found = Object.entries(errorCatalogue).filter(([, error]) => error.status === status);
    expect(found.map(([code]) => code)).toEqual(codes);
  });
});

describe('the text of a failed request', () => {
  it('is what the server said', () =>
    expect(failedRequestText(404, 'Not Found', 'No such home')).toBe('404: No such home'));

  it('is the text of the status where the server said nothing', () =>
    expect(failedRequestText(502, 'Bad Gateway', '')).toBe('502: Bad Gateway'));
});
