import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../testing/access/access-probe.ts';
import { useApi, type Caller } from '../testing/api.ts';

const api = useApi();
let admin: Caller;

describe('fields that nobody may send (D7)', () => {
  beforeAll(async () => {
    admin = await api.as('admin');
  });
  // The owner of a contact is a field of its own, which staff set and which must be one of them.
  const extra = {
    id: missingId,
    createdAt: '2000-01-01T00:00:00Z',
    created_at: '2000-01-01',
    role: 'admin',
    isEmailVerified: true,
    tokenVersion: 9,
    emailFolded: 'x',
    searchText: 'x',
    consultant: missingId,
    consultantId: missingId,
    contact: missingId,
    startsAt: '2000-01-01T00:00:00Z',
    calendarSequence: 7,
    mustChangePassword: false,
    passwordHash: 'x',
  };

  it('are passed over by REST, and a booking is never anything but booked', async () => {
    const contact = await admin.rest('POST', '/api/contacts', {
      firstName: 'Mass',
      lastName: 'Assigned',
      email: 'mass@example.com',
      ...extra,
    });
    expect(contact.status).toBe(201);
    const [row] = await api.sql('select * from contacts where email = $1', ['mass@example.com']);
    expect(row).toMatchObject({
      email_folded: 'mass@example.com',
      search_text: expect.stringMatching(/^mass assigned mass@example\.com *$/),
    });
    expect(row?.id).not.toBe(missingId);
    expect(Date.now() - new Date(row?.created_at as Date).getTime()).toBeLessThan(60_000);

    api.clock.set('2027-02-26T18:00:00Z');
    const booking = {
      customerName: 'Mass',
      customerEmail: 'mass2@example.com',
      customerPhone: '3605550142',
      appointmentDate: '2027-03-01',
      appointmentTime: '09:00 AM',
    };
    const booked = await api.rest('POST', '/api/appointments', { ...booking, status: 'cancelled', ...extra });
    api.clock.reset();
    expect(booked.status).toBe(201);
    expect(booked.body).toMatchObject({ status: 'booked' });
    const [stored] = await api.sql('select * from appointments where customer_email = $1', [
      'mass2@example.com',
    ]);
    expect(stored).toMatchObject({
      status: 'booked',
      calendar_sequence: 0,
      starts_at: new Date('2027-03-01T17:00:00Z'),
    });
    expect([stored?.id, stored?.consultant_id, stored?.contact_id]).not.toContain(missingId);
  });

  it('are refused by GraphQL, one by one', async () => {
    const inputs: Record<string, { mutation: string; input: object }> = {
      contact: {
        mutation: 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }',
        input: { firstName: 'Mass', lastName: 'Two', email: 'mass3@example.com' },
      },
      request: {
        mutation: 'mutation ($input: ConsultantRequestInput!) { requestConsultant(input: $input) { id } }',
        input: { fullName: 'Mass Three', email: 'mass3@example.com', phone: '3605550142' },
      },
    };
    for (const { mutation, input } of Object.values(inputs)) {
      for (const [name, value] of Object.entries(extra)) {
        const { status, errors } = await admin.gql(mutation, {
          input: { ...input, [name]: value },
        });
        expect(status, name).toBe(400);
        expect(errors?.[0]?.extensions.code, name).toBe('BAD_INPUT');
      }
    }
    expect(await api.sql("select from contacts where email = 'mass3@example.com'")).toEqual([]);
  });
});
