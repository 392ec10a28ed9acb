import { consultantSentences } from '@hearthline/rules/consultants/words.ts';
import { newConsultantRequest, type NewConsultantRequest } from '@hearthline/rules/consultants/rules.ts';
import { splitName } from '@hearthline/rules/person-name.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { dbIn } from '../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';
import { AppError } from '../../platform/errors.ts';
import { consumeUnlessFailed } from '../../platform/access/rate-limits.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { createKeyedMutex } from '../../platform/locks/keyed-mutex.ts';
import { validate } from '../../platform/validation/validate.ts';
import { consumeMailQuota, offerTimes } from '../appointments/appointment.api.ts';
import { findOrCreateContact } from '../contacts/contact.api.ts';
import { requestFields, type RequestValues } from './consultant-request.fields.ts';
import { consultantAcknowledged, consultantRequested } from './consultant-request.mail.ts';

/** The request stored with a key, and whether its content is the same. */
const known = prepare('consultant_request_known', (db, p: Placeholders<RequestValues>) =>
  db
    .selectFrom('consultantRequests')
    .select('id')
    .select(
      sql<boolean>`
        (${sql.join(requestFields.map((field) => sql.ref(field)))})
        is not distinct from (${sql.join(requestFields.map((field) => p[field]))})`.as('same'),
    )
    .where('requestKey', '=', p.requestKey),
);

/** Makes concurrent submissions of one form take turns: all but the first find what that one stored. */
const inKeyTurn = createKeyedMutex();

/** The request that the same form has already stored. @throws AppError KEY_REUSED if its content differs */
const findFirst = async (context: Context, values: RequestValues): Promise<{ id: string } | undefined> => {
  const [first] = await context.query(known, values);
  // Answering with the other request's id would lose this one, while telling its visitor to expect a call.
  if (first && !first.same) throw new AppError('KEY_REUSED', { message: consultantSentences.keyReused });
  return first && { id: first.id };
};

/** @throws AppError IN_PROGRESS when another server has just stored a request with the same key: the next try finds it */
const store = async (
  context: Context,
  request: NewConsultantRequest,
  values: RequestValues,
): Promise<{ id: string }> => {
  const { fullName, email, phone } = request;
  const [company, zone] = await Promise.all([
    readSetting(context, 'company'),
    readSetting(context, 'timeZone'),
  ]);
  const offered = (await consumeMailQuota(context, email))
    ? { times: await offerTimes(context), zone }
    : null;
  return context.transaction(async (em) => {
    const db = dbIn(em);
    const stored = await db
      .insertInto('consultantRequests')
      .values(values)
      .onConflict((conflict) => conflict.column('requestKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw new AppError('IN_PROGRESS', { retryAfter: 1 });
    const contactId = await findOrCreateContact(em, context.viewer, {
      ...splitName(fullName),
      email,
      phone,
      source: 'consultant_request',
    });
    await db.updateTable('consultantRequests').set({ contactId }).where('id', '=', stored.id).execute();
    await queueMail(context, em, consultantRequested(request, company, context.publicUrl), company);
    if (offered)
      await queueMail(
        context,
        em,
        consultantAcknowledged(request, offered, company, context.publicUrl),
        company,
      );
    return stored;
  });
};

/**
 * Stores a visitor's request to be called back, with their contact, a mail to staff and one to the visitor, in one transaction.
 * A repetition with the same key returns the first request, stores nothing and does not count towards the limits.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, KEY_REUSED for other content with the same key, IN_PROGRESS
 */
export const requestConsultant = async (context: Context, input: unknown): Promise<{ id: string }> => {
  const request = validate(newConsultantRequest, input);
  const { fullName, email, phone, address, researchProperty, requestKey, design } = request;
  const values: RequestValues = {
    fullName,
    email,
    phone,
    address,
    researchProperty,
    requestKey,
    roof: design?.roof ?? null,
    siding: design?.siding ?? null,
  };
  const count = (): Promise<{ id: string }> =>
    consumeUnlessFailed(
      context.limits,
      [
        ['consultantAddress', context.network],
        ['consultantEverywhere', ''],
      ],
      () => store(context, request, values),
    );
  return requestKey
    ? inKeyTurn(requestKey, async () => (await findFirst(context, values)) ?? count())
    : count();
};
