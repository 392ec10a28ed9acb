import { settings } from '@hearthline/rules/office/settings.ts';
import { describe, expect, it } from 'vitest';
import type { NewMail } from '../../../platform/mail/mail-outbox.ts';
import {
  alreadyRegisteredMail,
  changeEmailMail,
  emailChangeAnsweredMail,
  invitationMail,
  resetPasswordMail,
  securityNoticeMail,
  signUpAgainMail,
  verifyEmailMail,
} from './account.mail.ts';

const person = { name: 'Nora Field', email: 'nora@example.org' };
const publicUrl = 'https://homes.example';
const company = settings.company.initial;
const link = { person, company, publicUrl, token: 'secret' };
const unproved = { email: person.email, company, publicUrl, token: 'secret' };
const change = changeEmailMail({ ...unproved, account: 'robin@example.com' });

describe('a mail with a link', () => {
  it.each<[string, string, string, NewMail]>([
    ['confirm an address', '24 hours', '/verify-email', verifyEmailMail(unproved)],
    ['confirm a new address', '24 hours', '/verify-email', change],
    ['choose a new password', 'one hour', '/reset-password', resetPasswordMail(link)],
    ['accept an invitation', '7 days', '/invitation', invitationMail({ ...link, role: 'agent' })],
  ])('to %s says that it is good for %s, and is kept as a secret', (_what, time, page, mail) => {
    expect(mail.content.paragraphs.join(' ')).toContain(`The link is good for ${time} and works once.`);
    expect(mail.content.action?.url).toBe(`https://homes.example${page}#token=secret`);
    expect(mail.confidential).toBe(true);
  });
});

describe('a mail without a link to an account', () => {
  it.each<[string, NewMail]>([
    ['you have an account', alreadyRegisteredMail(person, company, publicUrl)],
    ['sign up again', signUpAgainMail(person.email, company, publicUrl)],
    ['staff have answered', emailChangeAnsweredMail(person, company, true)],
    ['something happened', securityNoticeMail(person, company, 'something happened.')],
  ])('is no secret: %s', (_what, mail) => {
    expect(mail.confidential ?? false).toBe(false);
  });
});

describe('a mail to an address that nobody has proved', () => {
  it.each<[string, NewMail]>([
    ['to confirm a sign-up', verifyEmailMail(unproved)],
    ['to confirm a new address', change],
    ['to sign up again', signUpAgainMail(person.email, company, publicUrl)],
  ])('%s greets nobody by name (N4)', (_what, { to, content }) => {
    expect(to).toEqual({ name: '', address: person.email });
    expect(content.greeting).toBe('Hello,');
  });

  it('names the account that asked for a new address by its own, and says what to do if one did not ask (N3)', () => {
    const text = change.content.paragraphs.join(' ');
    expect(text).toContain('the account that signs in with robin@example.com asked');
    expect(text).toContain('If you did not ask for this, do nothing.');
  });
});
