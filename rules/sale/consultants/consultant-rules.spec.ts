import { describe, expect, it } from 'vitest';
import { consultantSentences } from './consultant-words.ts';
import { newConsultantRequest } from './consultant-rules.ts';

const filled = { fullName: 'Al', email: 'al@example.com', phone: '3605550100' };
const errorsOf = (more: object) =>
  newConsultantRequest
    .safeParse({ ...filled, ...more })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('a consultant request (docs/specification.md, sections 2, 5 and 8)', () => {
  it('is spoken of word for word', () => {
    expect(consultantSentences).toEqual({
      button: 'Speak to a Qualified Consultant — Make an Appointment Now',
      fullName: 'Full name must be at least 2 characters',
      phone: 'Please enter a valid phone number',
      submitting: 'Submitting...',
      thanksTitle: 'Thank you!',
      thanks: 'A consultant will reach out shortly.',
      failedTitle: 'Error',
      failed: 'There was a problem submitting your request. Please try again.',
      // Not in docs/specification.md, and only for programs: the page makes a new key whenever the text changes.
      keyReused: 'This request key belongs to another request.',
    });
  });

  it('has address, research and key only if they are given', () => {
    expect(newConsultantRequest.parse(filled)).toEqual({
      ...filled,
      address: null,
      design: null,
      designCode: null,
      researchProperty: false,
      requestKey: null,
    });
  });

  it('has a name of at least two characters, an email, and a phone of at least ten characters', () => {
    expect(errorsOf({ fullName: ' A ' })).toEqual([['fullName', 'Full name must be at least 2 characters']]);
    expect(errorsOf({ email: 'al@' })).toEqual([['email', 'Please enter a valid email address']]);
    expect(errorsOf({ phone: '360555010' })).toEqual([['phone', 'Please enter a valid phone number']]);
    expect(errorsOf({})).toBeUndefined();
  });

  it.each([
    ['fullName', 200],
    ['address', 300],
  ])('has room for a %s of %i characters and not for one more', (field, max) => {
    expect(errorsOf({ [field]: 'x'.repeat(max) })).toBeUndefined();
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual([
      [field, `Must be at most ${max} characters`],
    ]);
  });

  it('takes a design of which anything is chosen, from the options only', () => {
    const designOf = (design: unknown) => newConsultantRequest.parse({ ...filled, design }).design;
    expect(designOf({ roof: 'gable', siding: 'brick' })).toEqual({ roof: 'gable', siding: 'brick' });
    expect(designOf({ siding: 'wood' })).toEqual({ roof: null, siding: 'wood' });
    expect(designOf({ roof: null })).toBeNull();
    for (const design of [{ roof: 'thatch' }, { siding: ['wood'] }, 'gable', []]) {
      expect(errorsOf({ design })).toEqual([['design', 'Must be one of the options of Design Your Home']]);
    }
  });
});
