import { describe, expect, it } from 'vitest';
import { chainStart } from './agreement-events.ts';
import {
  agreementSentences,
  agreementText,
  agreementVoid,
  linkedConsent,
  linkedDecline,
  linkedSignature,
  linkToken,
  maxDrawingBytes,
  maxTextLength,
  maxVerifyBytes,
  sha256,
  signerList,
  textPreview,
} from './agreement-rules.ts';
import {
  agreementDays,
  isOpenSigner,
  maxReminders,
  remindAfterDays,
  signedLinkDays,
  signerStates,
} from './agreement-states.ts';

interface Rule {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } };
}
const problems = (rule: Rule, value: unknown): string[] =>
  rule.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('who signs', () => {
  const buyer = { role: 'buyer', name: 'A', email: 'a@buyers.example' } as const;
  const seller = { ...buyer, role: 'seller' } as const;
  const buyers = (count: number) => Array.from({ length: count }, () => buyer);

  it.each([
    [[buyer, seller], []],
    [[...buyers(7), seller], []],
    [[...buyers(8), seller], [agreementSentences.signers]],
    [[seller], [agreementSentences.noBuyer]],
    [[buyer], [agreementSentences.oneSeller]],
    [[buyer, seller, seller], [agreementSentences.oneSeller]],
    [[], [agreementSentences.noBuyer, agreementSentences.oneSeller]],
    [[buyer, { ...seller, name: ' ' }], [agreementSentences.signerName]],
    [[{ ...buyer, name: 'x'.repeat(120) }, seller], []],
    [[{ ...buyer, name: 'x'.repeat(121) }, seller], ['Must be at most 120 characters']],
  ])('case %#', (list, expected) => expect(problems(signerList, list)).toEqual(expected));
});

describe('what a signer sends', () => {
  const token = 't';
  it.each([
    ['a reason to make void', agreementVoid, 'reason', 500, { version: 1 }],
    ['a reason to decline', linkedDecline, 'reason', 500, { token }],
    ['a typed name', linkedSignature, 'name', 120, { token }],
    ['a version of the consent', linkedConsent, 'consentVersion', 40, { token }],
  ] as const)('%s has 1 to so many characters', (_what, rule, field, max, others) => {
    const lengths = [0, 1, max, max + 1].map(
      (length) => rule.safeParse({ ...others, [field]: 'x'.repeat(length) }).success,
    );
    expect(lengths).toEqual([false, true, true, false]);
  });

  it('is a secret and a drawing of limited length', () => {
    expect([200, 201].map((length) => linkToken.safeParse({ token: 'x'.repeat(length) }).success)).toEqual([
      true,
      false,
    ]);
    const drawn = (length: number) =>
      linkedSignature.safeParse({ token, name: 'A', drawing: 'x'.repeat(length) });
    expect([drawn(maxDrawingBytes).success, drawn(maxDrawingBytes + 1).success]).toEqual([true, false]);
    expect([maxDrawingBytes, maxVerifyBytes]).toEqual([200_000, 26_214_400]);
  });

  it('may be a fingerprint, whose letters are capitals or not', () => {
    expect(sha256.parse(` ${'A'.repeat(64)} `)).toBe('a'.repeat(64));
    for (const wrong of ['a'.repeat(63), 'a'.repeat(65), 'g'.repeat(64)])
      expect(problems(sha256, wrong)).toEqual([agreementSentences.sha256]);
  });
});

describe('a text', () => {
  const text = { key: 'delivery', version: 1, body: 'x' } as const;
  it('is not blank, not endless, and names only fields that there are', () => {
    expect(problems(agreementText, text)).toEqual([]);
    expect(problems(agreementText, { ...text, body: 'x'.repeat(maxTextLength) })).toEqual([]);
    expect(problems(agreementText, { ...text, body: 'x'.repeat(20_001) })).not.toEqual([]);
    expect(problems(agreementText, { ...text, body: '' })).toEqual([agreementSentences.textBody]);
    expect(problems(agreementText, { ...text, body: '{{buyr}}' })).toEqual([
      'There is no such field: {{buyr}}',
    ]);
  });

  it('is looked at without a version', () =>
    expect(textPreview.safeParse({ key: 'home', body: 'x' }).success).toBe(true));
});

describe('the time of an agreement', () => {
  it('contract.deadline: 30 days to sign, 30 days of the copy, and 3 reminders after 5 days each', () =>
    expect([agreementDays, signedLinkDays, maxReminders, remindAfterDays]).toEqual([30, 30, 3, 5]));

  it('runs for whoever has a link and has not answered', () =>
    expect(signerStates.filter(isOpenSigner)).toEqual(['sent', 'viewed', 'consented']));

  it('begins its chain of events with 64 zeros', () => expect(chainStart).toMatch(/^0{64}$/));
});
