import { linkMinutes, type LinkPurpose } from '@hearthline/rules/people/accounts.ts';
import type { Role } from '@hearthline/rules/permissions.ts';
import { roleTitle } from '@hearthline/rules/role-title.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../platform/mail/mail-outbox.ts';

interface Person {
  readonly name: string;
  readonly email: string;
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  sign_up: '/verify-email',
  verify_email: '/verify-email',
  change_email: '/verify-email',
  reset_password: '/reset-password',
  invitation: '/invitation',
};

/** The token comes after `#`, so that it is never sent to a server, logged or passed on as a referrer (docs/security.md, B8). */
export const linkTo = (publicUrl: string, purpose: LinkPurpose, token: string): string =>
  `${publicUrl}${pages[purpose]}#token=${token}`;

/** How long a link is good, in words. */
export const linkLasts = (purpose: LinkPurpose): string => {
  const hours = linkMinutes[purpose] / 60;
  if (hours <= 1) return 'one hour';
  return hours <= 48 ? `${hours} hours` : `${hours / 24} days`;
};

const to = ({ name, email }: Person): NewMail['to'] => ({ name, address: email });

/** What every mail with a link is made from. */
export interface LinkMail {
  readonly person: Person;
  readonly company: Company;
  readonly publicUrl: string;
  readonly token: string;
}

/** A mail with a link to an address that nobody has proved yet: it greets nobody by name, because a stranger may have typed it (docs/security.md, N4). */
type UnprovedLinkMail = Omit<LinkMail, 'person'> & { readonly email: string };

export const verifyEmailMail = ({ email, company, publicUrl, token }: UnprovedLinkMail): NewMail => ({
  kind: 'verify_email',
  to: to({ name: '', email }),
  confidential: true,
  content: {
    subject: `Confirm your email address for ${company.name}`,
    greeting: greet(''),
    paragraphs: [
      'please confirm that this address is yours, with the password that you chose when you signed up. Then you can sign in.',
      `The link is good for ${linkLasts('verify_email')} and works once. If you did not ask for it, do nothing.`,
    ],
    action: { label: 'Confirm my address', url: linkTo(publicUrl, 'verify_email', token) },
  },
});

/** @param account the present address of the account that asked: all that the mail says of it */
export const changeEmailMail = ({
  email,
  account,
  company,
  publicUrl,
  token,
}: UnprovedLinkMail & { readonly account: string }): NewMail => ({
  kind: 'change_email',
  to: to({ name: '', email }),
  confidential: true,
  content: {
    subject: `Confirm a new email address for ${company.name}`,
    greeting: greet(''),
    paragraphs: [
      `the account that signs in with ${account} asked to use this address instead. To agree, open the link and sign in to that account. Until then nothing changes.`,
      `The link is good for ${linkLasts('change_email')} and works once. If you did not ask for this, do nothing.`,
    ],
    action: { label: 'Use this address', url: linkTo(publicUrl, 'change_email', token) },
  },
});

export const resetPasswordMail = ({ person, company, publicUrl, token }: LinkMail): NewMail => ({
  kind: 'reset_password',
  to: to(person),
  confidential: true,
  content: {
    subject: `Choose a new password for ${company.name}`,
    greeting: greet(person.name),
    paragraphs: [
      'somebody, hopefully you, asked for a new password.',
      `The link is good for ${linkLasts('reset_password')} and works once. If you did not ask for it, do nothing: your password stays as it is.`,
    ],
    action: { label: 'Choose a new password', url: linkTo(publicUrl, 'reset_password', token) },
  },
});

export const invitationMail = ({
  person,
  company,
  publicUrl,
  token,
  role,
}: LinkMail & { role: Role }): NewMail => ({
  kind: 'invitation',
  to: to(person),
  confidential: true,
  content: {
    subject: `${company.name} invites you`,
    greeting: greet(person.name),
    paragraphs: [
      `you are invited to the portal of ${company.name} as ${roleTitle(role).toLowerCase()}. Choose a password to begin.`,
      `The link is good for ${linkLasts('invitation')} and works once.`,
    ],
    action: { label: 'Accept the invitation', url: linkTo(publicUrl, 'invitation', token) },
  },
});

/** For a sign-up with an address that already has an account: the owner is told, the person signing up learns nothing (docs/security.md, A1). */
export const alreadyRegisteredMail = (person: Person, company: Company, publicUrl: string): NewMail => ({
  kind: 'already_registered',
  to: to(person),
  content: {
    subject: `You have an account at ${company.name} already`,
    greeting: greet(person.name),
    paragraphs: [
      'somebody, perhaps you, signed up with this address, which has an account already. Nothing was changed.',
      'If you do not remember your password you can choose a new one.',
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
  },
});

/** For a forgotten password of somebody who has signed up and never confirmed it: there is no account whose password could be changed. */
export const signUpAgainMail = (email: string, company: Company, publicUrl: string): NewMail => ({
  kind: 'sign_up_again',
  to: to({ name: '', email }),
  content: {
    subject: `Your sign-up at ${company.name}`,
    greeting: greet(''),
    paragraphs: [
      'somebody, hopefully you, asked for a new password. There is no account for this address yet: you signed up, but the address was never confirmed.',
      'Please sign up again, with the password that you want to have.',
    ],
    action: { label: 'Sign up', url: `${publicUrl}/auth?tab=signup` },
  },
});

/** Tells the owner about an event that matters for the security of the account. */
export const securityNoticeMail = (person: Person, company: Company, what: string): NewMail => ({
  kind: 'security_notice',
  to: to(person),
  content: {
    subject: `Your account at ${company.name}`,
    greeting: greet(person.name),
    paragraphs: [what, `If this was not you, please call ${company.phone}.`],
  },
});

/** What staff made of a change of address that waited for them; goes to the address with which the account signs in from now on. */
export const emailChangeAnsweredMail = (person: Person, company: Company, isConfirmed: boolean): NewMail => ({
  kind: 'email_change_answered',
  to: to(person),
  content: {
    subject: `Your email address at ${company.name}`,
    greeting: greet(person.name),
    paragraphs: [
      isConfirmed
        ? 'our office has confirmed your new address. From now on you sign in with it.'
        : 'our office could not confirm your new address. Your account keeps the one that it has.',
      `Questions? Please call ${company.phone}.`,
    ],
  },
});
