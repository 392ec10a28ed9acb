import { expect, type Locator, type Page } from '@playwright/test';
import type { GraphqlClient } from './accounts.ts';
import { uniqueWord } from './contacts.ts';
import { tabOf, screenLink } from './workspace.ts';

/** What waits, as the overview lists it. */
export const today = (page: Page): Locator => page.getByRole('region', { name: /^Today/ });

/** The row about somebody. */
export const todayRow = (page: Page, who: string): Locator =>
  today(page).getByRole('listitem').filter({ hasText: who });

/** Keeps `tel:` links from leaving the page: there is no program that dials here. */
export const withoutDialing = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
};

interface Waiting {
  readonly kind: string;
  readonly id: string;
  readonly who: string;
  readonly contactId: string;
  readonly version: number;
}

const waitingNow = async (ask: GraphqlClient): Promise<Waiting[]> =>
  (await ask('{ today { items { kind id who contactId version } } }')).today.items;

/** Answers every call and confirms every booking there is, so that what a journey adds is on the first page of the queue. */
export const clearDesk = async (ask: GraphqlClient): Promise<void> => {
  for (;;) {
    const rows = (await waitingNow(ask)).filter(({ kind }) => kind === 'call' || kind === 'booking');
    if (rows.length === 0) return;
    for (const { kind, id, contactId, version } of rows)
      await (kind === 'call'
        ? ask('mutation ($id: ID!) { logContactCall(contactId: $id, input: { outcome: spoke }) }', {
            id: contactId,
          })
        : ask('mutation ($input: AppointmentRefInput!) { confirmAppointment(input: $input) { id } }', {
            input: { id, version },
          }));
  }
};

/** Somebody asks to be called. @returns their row */
export const addCaller = async (ask: GraphqlClient): Promise<Waiting> => {
  const who = `Cal ${uniqueWord()}`;
  await ask('mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }', {
    input: { fullName: who, email: `${who.split(' ')[1]}@example.com`, phone: '(360) 555-0171' },
  });
  return (await waitingNow(ask)).find((row) => row.who === who) as Waiting;
};

/** Somebody books a time. @returns their row, and where the mails about it go */
export const addBooking = async (ask: GraphqlClient): Promise<Waiting & { email: string }> => {
  const who = `Bo ${uniqueWord()}`;
  const email = `${who.split(' ')[1]}@example.com`;
  const { bookingDays } = await ask('{ bookingDays { lastDate } }');
  const date: string = bookingDays.lastDate;
  const { appointmentSlots } = await ask(
    'query ($date: String!) { appointmentSlots(date: $date) { time available } }',
    { date },
  );
  const { time } = appointmentSlots.find(({ available }: { available: boolean }) => available);
  await ask('mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
    input: {
      appointmentDate: date,
      appointmentTime: time,
      customerName: who,
      customerEmail: email,
      customerPhone: '(360) 555-0172',
    },
  });
  return { ...((await waitingNow(ask)).find((row) => row.who === who) as Waiting), email };
};

/** How much waits at a place of the rail, as a screen reader hears it. */
export const waitingAt = async (page: Page, name: string): Promise<number> => {
  const place = tabOf(page, name).or(screenLink(page, name));
  await expect(place).toBeAttached();
  return Number(/^(\d+) waiting$/.exec((await place.getAttribute('aria-description')) ?? '')?.[1] ?? 0);
};
