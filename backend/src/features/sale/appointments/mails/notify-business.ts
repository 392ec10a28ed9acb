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
import { consultantAttachment } from './calendar-file.ts';
import { formatInWords, placeOf } from './place-text.ts';
import type { AppointmentForMail } from './appointment-for-mail.ts';

type Consultant = AppointmentForMail['consultant'];

/** What the business hears of a booking. */
export interface BusinessNotice {
  /** `New booking`, `Moved`, `Cancelled`. */
  readonly title: string;
  /** Whether it takes the visit out of the calendar; otherwise it enters it there, or changes it. */
  readonly isOff?: boolean;
  readonly facts?: readonly (readonly [string, string])[];
  /** The consultant who had it until now; told as well if it is another one. */
  readonly former?: Consultant;
}

type Facts = Omit<AppointmentMailData, 'token' | 'name'>;

const urlOf = ({ appointment, publicUrl }: Pick<Facts, 'appointment' | 'publicUrl'>): string =>
  `${publicUrl}/admin/appointments?appointment=${appointment.id}`;

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
  all: Facts,
  to: NewMail['to'],
  { title, facts = [], isOff = false }: BusinessNotice,
): NewMail => {
  const { appointment, company, zone, publicUrl } = all;
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
        ...(customerEmail ? [['Email', customerEmail] as const] : []),
        ['Phone', phoneText(oneLine(customerPhone))],
        ...(homeName ? [['Home', homeName] as const] : []),
        ...appointmentTextNames.flatMap((name) => {
          const text = appointment[name];
          return text ? [[appointmentText(name).title, text] as const] : [];
        }),
      ],
      action: { label: 'Open the appointment', url: urlOf(all) },
      links: contactId ? [{ label: 'Open the contact', url: `${publicUrl}/contacts/${contactId}` }] : [],
    },
    attachments: [consultantAttachment(all, to, urlOf(all), isOff ? 'CANCEL' : 'REQUEST')],
  };
};

/** Who hears of what a consultant has: themselves, or the company while they have no address of their own. */
const receiver = (
  { name }: Consultant,
  address: string | null | undefined,
  company: Facts['company'],
): NewMail['to'] => (address ? { name, address } : { name: company.name, address: company.email });

/** Mails the news to the consultant, with the entry for the calendar. The company gets it while the consultant has no address of their own. */
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
  const to = receiver(consultant, addressOf(consultant), company);
  await queueMail(context, trx, notice(facts, to, news), company);
  const old = former && addressOf(former);
  if (former && old && old !== to.address)
    await queueMail(
      context,
      trx,
      notice(
        facts,
        { name: former.name, address: old },
        {
          ...news,
          title: `Now with ${consultant.name}`,
          isOff: true,
        },
      ),
      company,
    );
};

/** Tells whoever was to hold several appointments that these are off: each person once, with what takes them out of the calendar. */
export const notifyOfCancelled = async (
  context: Pick<Context, 'jobs' | 'mailer' | 'publicUrl'>,
  trx: Transaction,
  appointments: readonly AppointmentForMail[],
  shared: Omit<Facts, 'appointment'>,
): Promise<void> => {
  if (appointments.length === 0) return;
  const { company } = shared;
  const found = await addressesOf(
    trx,
    appointments.map(({ consultant }) => consultant),
  );
  const byAddress = Map.groupBy(
    appointments,
    ({ consultant }) =>
      receiver(consultant, found.find(({ id }) => id === consultant.id)?.address, company).address,
  );
  for (const [address, own] of byAddress) {
    const [first, ...others] = own as [AppointmentForMail, ...AppointmentForMail[]];
    const to = receiver(first.consultant, address === company.email ? null : address, company);
    const facts = { ...shared, appointment: first };
    const news = { title: 'Cancelled', isOff: true };
    const mail =
      others.length === 0
        ? notice(facts, to, news)
        : {
            kind: 'appointment_notice',
            to,
            content: {
              subject: `Cancelled: ${own.length} appointments`,
              greeting: greet(to.name === company.name ? '' : to.name),
              paragraphs: [],
              facts: own.map(
                (appointment) => [oneLine(appointment.customerName), timeInWords(appointment)] as const,
              ),
              action: { label: 'Open the appointments', url: `${shared.publicUrl}/admin/appointments` },
            },
            attachments: own.map((appointment) => {
              const data = { ...shared, appointment };
              return consultantAttachment(data, to, urlOf(data), 'CANCEL');
            }),
          };
    await queueMail(context, trx, mail, company);
  }
};
