import {
  appointmentText,
  appointmentTextNames,
} from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import { appointmentTitle } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import { longDate, zoneName } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { phoneText } from '@hearthline/rules/phones/format.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context } from '../../../../platform/context.ts';
import { greet, oneLine, queueMail, type NewMail } from '../../../../platform/mail/mail-outbox.ts';
import { timeInWords, type AppointmentMailData } from './appointment.mail.ts';
import { formatInWords, placeOf } from './place-text.ts';
import type { AppointmentForMail } from './appointment-for-mail.ts';

type Consultant = AppointmentForMail['consultant'];

/** What the business hears of a booking. */
export interface BusinessNotice {
  /** `New booking`, `Moved`, `Cancelled`. */
  readonly title: string;
  readonly facts?: readonly (readonly [string, string])[];
  /** The consultant who had it until now; told as well if it is another one. */
  readonly former?: Consultant;
}

type Facts = Omit<AppointmentMailData, 'token' | 'name'>;

/** Each consultant's own address, or else that of their account; none once that is disabled. */
const addressesOf = (trx: Transaction, people: readonly Consultant[]) =>
  trx
    .selectFrom('consultants as c')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .select((eb) => [
      'c.id',
      eb
        .case()
        .when('u.disabledAt', 'is', null)
        .then(eb.fn.coalesce('c.email', 'u.email'))
        .end()
        .as('address'),
    ])
    .where(
      'c.id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();

const notice = (
  { appointment, company, zone, publicUrl }: Facts,
  to: NewMail['to'],
  { title, facts = [] }: BusinessNotice,
): NewMail => {
  const { customerName, customerEmail, customerPhone, homeName, consultant, contactId, kind } = appointment;
  return {
    kind: 'appointment_notice',
    to,
    content: {
      subject: `${title}: ${oneLine(customerName)}, ${timeInWords(appointment)}`,
      // The company is nobody to call by a first name.
      greeting: greet(to.name === company.name ? '' : to.name),
      paragraphs: [],
      facts: [
        ...facts,
        ['Date', longDate(appointment.appointmentDate)],
        ['Time', `${timeOfDay(appointment.appointmentTime)} (${zoneName(zone)})`],
        ['What', appointmentTitle(kind, null)],
        ['How', formatInWords(appointment)],
        ['Where', placeOf(appointment, company)],
        ['With', consultant.name],
        ['Name', oneLine(customerName)],
        ['Email', customerEmail],
        ['Phone', phoneText(oneLine(customerPhone))],
        ...(homeName ? [['Home', homeName] as const] : []),
        ...appointmentTextNames.flatMap((name) => {
          const text = appointment[name];
          return text ? [[appointmentText(name).title, text] as const] : [];
        }),
      ],
      action: {
        label: 'Open the appointment',
        url: `${publicUrl}/admin/appointments?appointment=${appointment.id}`,
      },
      links: contactId ? [{ label: 'Open the contact', url: `${publicUrl}/contacts/${contactId}` }] : [],
    },
  };
};

/** Mails the news to the consultant. The company gets it while the consultant has no address of their own. */
export const notifyBusiness = async (
  context: Pick<Context, 'jobs' | 'mailer' | 'publicUrl'>,
  trx: Transaction,
  facts: Facts,
  news: BusinessNotice,
): Promise<void> => {
  const { consultant } = facts.appointment;
  const former = news.former && news.former.id !== consultant.id ? news.former : null;
  const people = [consultant, ...(former ? [former] : [])];
  const found = await addressesOf(trx, people);
  const addressOf = ({ id }: Consultant): string | null =>
    found.find((one) => one.id === id)?.address ?? null;
  const { company } = facts;
  const own = addressOf(consultant);
  const to = own ? { name: consultant.name, address: own } : { name: company.name, address: company.email };
  await queueMail(context, trx, notice(facts, to, news), company);
  const old = former && addressOf(former);
  if (former && old && old !== to.address)
    await queueMail(
      context,
      trx,
      notice(facts, { name: former.name, address: old }, { ...news, title: `Now with ${consultant.name}` }),
      company,
    );
};
