import { deviceName } from '@hearthline/rules/people/device-name.ts';
import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { instantText } from '@hearthline/rules/dates/time-text.ts';
import type { Company } from '@hearthline/rules/company.ts';
import { greet, type NewMail } from '../../../../platform/mail/mail-outbox.ts';

interface SignInAt {
  readonly userAgent: string;
  readonly address: string;
  readonly at: Date;
  readonly timeZone: string;
}

/** Tells the owner of an account that a device signed in to it for the first time. */
export const newDeviceMail = (
  { name, email }: { readonly name: string; readonly email: string },
  { userAgent, address, at, timeZone }: SignInAt,
  company: Company,
  publicUrl: string,
): NewMail => ({
  kind: 'new_device',
  to: { name, address: email },
  content: {
    subject: `New sign-in to your account at ${company.name}`,
    greeting: greet(name),
    paragraphs: [
      `your account was signed in to on a device that is new to us: ${deviceName(userAgent)}, network address ${address}, on ${instantText(at, 'long', timeZone)} (${zoneName(timeZone)}).`,
      `If this was you, there is nothing to do. If it was not, choose a new password now, which signs out all devices, and call ${company.phone}.`,
    ],
    action: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
  },
});
