import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withParsedPhones, toE164 } from './parse.ts';
import { invalidPhone, optionalPhone, optionalPhoneAsTyped, phone, phoneAsTyped } from './phone-rules.ts';
import { isDialable, phoneText, telephoneLink } from './format.ts';
import { phoneSearchDigits } from './typed.ts';
import { acceptStoredValues } from '../unchanged.ts';

describe('a phone number', () => {
  it.each([
    ['(360) 555-0142', '+13605550142'],
    ['360-555-0142', '+13605550142'],
    ['360.555.0142', '+13605550142'],
    ['3605550142', '+13605550142'],
    ['1 360 555 0142', '+13605550142'],
    ['+1 (360) 555-0142', '+13605550142'],
    ['\u202a+1\u00a0360\u00a0555\u00a00142\u202c', '+13605550142'],
    ['tel:+13605550142', '+13605550142'],
    ["'+13605550142", '+13605550142'],
    ['360–555–0142', '+13605550142'],
    ['(360) 555-0142 ext. 12', '+13605550142;ext=12'],
    ['360-555-0142 x12', '+13605550142;ext=12'],
    ['360-555-0142, extension 12', '+13605550142;ext=12'],
    ['+13605550142;ext=12', '+13605550142;ext=12'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+49 30 901820', '+4930901820'],
    ['011 44 20 7946 0958', '+442079460958'],
  ])('typed as %s is stored as %s', (typed, stored) => {
    expect(phone().parse(typed)).toBe(typed.trim());
    expect(toE164(typed)).toBe(stored);
    // What is shown leads to the same number again.
    expect(toE164(phoneText(stored))).toBe(stored);
  });

  it.each([
    'call me maybe',
    '1',
    '555-0142',
    '360 555 014',
    '+1',
    'x12',
    '360-555-0142 or 360-555-0143',
    '3605550142 after six',
    '٣٦٠٥٥٥٠١٤٢',
    '0000000000000',
  ])('is not %j', (typed) => {
    expect(phone({ message: 'Phone is required' }).safeParse(typed).error?.issues[0]?.message).toBe(
      invalidPhone,
    );
    expect(optionalPhone().safeParse(typed).success).toBe(false);
  });

  it.each(['+999 123 4567890', '+1 360 555 01', '+44 20 7946 0958 0958 0958'])(
    'that no country has is found by the server: %s',
    (typed) => {
      expect(toE164(typed)).toBeNull();
    },
  );

  it.each([
    ['+', 7],
    ['+', 18],
    ['011', 18],
  ])('of another country (%s…) may have %i digits', (prefix, count) => {
    const digits = prefix === '+' ? count : count - prefix.length;
    expect(phone().safeParse(`${prefix}${'4'.repeat(digits)}`).success).toBe(true);
  });

  it.each([6, 19])('of another country cannot have %i digits', (count) => {
    expect(phone().safeParse(`+${'4'.repeat(count)}`).success).toBe(false);
  });

  it.each([
    ['has to be there', phone()],
    ['may be missing', optionalPhone()],
  ])('is typed with at most 40 characters where it %s', (_where, rule) => {
    expect(rule.safeParse(`360 555${' '.repeat(29)}0142`).success).toBe(true);
    expect(rule.safeParse(`360 555${' '.repeat(30)}0142`).error?.issues[0]?.message).toBe(
      'Must be at most 40 characters',
    );
  });

  it.each([
    ['0142', '0142'],
    ['014', null],
    ['(360) 5', '3605'],
    ['+1 360', '1360'],
    ['Ada 0142', null],
    ['', null],
  ])('is searched for by %j: %j', (term, digits) => {
    expect(phoneSearchDigits(term)).toBe(digits);
  });

  it('may be missing where it is optional, and says what it needs where it is not', () => {
    for (const none of ['', ' ', null, undefined]) expect(optionalPhone().parse(none)).toBeNull();
    expect(phone({ message: 'Phone is required' }).safeParse('').error?.issues[0]?.message).toBe(
      'Phone is required',
    );
  });

  it('is shown as it is dialed at home, and called whichever way it was stored', () => {
    expect(phoneText('+13605550142')).toBe('(360) 555-0142');
    expect(phoneText('+13605550142;ext=12')).toBe('(360) 555-0142 ext. 12');
    expect(phoneText('+442079460958')).toBe('+442079460958');
    expect(phoneText('call me maybe')).toBe('call me maybe');
    expect(telephoneLink('+13605550142;ext=12')).toBe('tel:+13605550142;ext=12');
    expect(telephoneLink('(360) 555-0142')).toBe('tel:+13605550142');
    expect(telephoneLink('(360) 555-0142 x12')).toBe('tel:+13605550142;ext=12');
    expect(telephoneLink('+49 30 901820')).toBe('tel:+4930901820');
  });
});

describe('a form', () => {
  const form = z.object({ name: z.string().min(2, 'Too short'), phone: phone(), mobile: optionalPhone() });

  it('hands over numbers as the server stores them', () => {
    expect(withParsedPhones(form).parse({ name: 'Ada', phone: '360 555 0142', mobile: '' })).toEqual({
      name: 'Ada',
      phone: '+13605550142',
      mobile: null,
    });
    expect(
      withParsedPhones(form).safeParse({ name: 'Ada', phone: '+999 123 4567890' }).error?.issues,
    ).toMatchObject([{ path: ['phone'], message: invalidPhone }]);
    expect(withParsedPhones(form)).toBe(withParsedPhones(form));
  });

  it('that takes any text stores a number in its one form and words as they were typed', () => {
    const lenient = withParsedPhones(
      z.object({ phone: phoneAsTyped('Phone is required'), mobile: optionalPhoneAsTyped() }),
    );
    expect(lenient.parse({ phone: '360 555 0142', mobile: ' 555-0142 ' })).toEqual({
      phone: '+13605550142',
      mobile: '555-0142',
    });
    expect(lenient.parse({ phone: 'call me maybe', mobile: '' })).toEqual({
      phone: 'call me maybe',
      mobile: null,
    });
    expect(lenient.safeParse({ phone: ' ', mobile: null }).error?.issues[0]?.message).toBe(
      'Phone is required',
    );
    expect(lenient.safeParse({ phone: 'x'.repeat(41) }).success).toBe(false);
  });

  it.each([
    ['+13605550142', true],
    ['+13605550142;ext=12', true],
    ['(360) 555-0142', true],
    ['+4930901', true],
    ['+493090', false],
    ['360 555 014', false],
    ['555-0142, after six', false],
    ['call me maybe', false],
    ['', false],
  ])('%j can be dialed: %s', (stored, dialable) => {
    expect(isDialable(stored)).toBe(dialable);
  });

  it('without phone numbers is taken as it is', () => {
    const plain = z.object({ name: z.string() });
    expect(withParsedPhones(plain)).toBe(plain);
  });

  it('leaves what was stored before as it is, and asks for a number where it is changed', () => {
    const rule = acceptStoredValues(withParsedPhones(form), {
      phone: 'call me maybe',
      mobile: '360 555 0142',
      name: 'A',
    });
    expect(rule.parse({ name: 'A', phone: 'call me maybe', mobile: '360 555 0142' })).toEqual({
      name: 'A',
      phone: 'call me maybe',
      mobile: '360 555 0142',
    });
    expect(rule.parse({ name: 'Ada', phone: '(360) 555-0177', mobile: null })).toEqual({
      name: 'Ada',
      phone: '+13605550177',
      mobile: null,
    });
    expect(
      rule
        .safeParse({ name: 'B', phone: 'call me never', mobile: null })
        .error?.issues.map(({ path, message }) => [path[0], message]),
    ).toEqual([
      ['name', 'Too short'],
      ['phone', invalidPhone],
    ]);
  });
});
