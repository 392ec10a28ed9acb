import { settings } from '@hearthline/rules/settings.ts';
import { describe, expect, it } from 'vitest';
import type { NewMail } from '../../platform/mail/mail-outbox.ts';
import {
  alreadyRegisteredMail,
  changeEmailMail,
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

describe('a mail with a link', () => {
  it.each<[string, string, string, NewMail]>([
    ['confirm an address', '24 hours', '/verify-email', verifyEmailMail(link)],
    ['confirm a new address', '24 hours', '/verify-email', changeEmailMail(link)],
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
    ['sign up again', signUpAgainMail(person, company, publicUrl)],
    ['something happened', securityNoticeMail(person, company, 'something happened.')],
  ])('is no secret: %s', (_what, mail) => {
    expect(mail.confidential ?? false).toBe(false);
  });
});
