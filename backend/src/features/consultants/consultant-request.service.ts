import { consultantSentences } from '@hearthline/rules/consultants/words.ts';
import { newConsultantRequest, type NewConsultantRequest } from '@hearthline/rules/consultants/rules.ts';
import { splitName } from '@hearthline/rules/person-name.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { consumeUnlessFailed } from '../../platform/access/rate-limits.ts';
import { queueMail } from '../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../platform/db/setting.entity.ts';
import { createKeyedMutex } from '../../platform/locks/keyed-mutex.ts';
import { validate } from '../../platform/validation/validate.ts';
import { consumeMailQuota, offerTimes } from '../appointments/appointment.api.ts';
import { findOrCreateContact } from '../contacts/contact.api.ts';
import { consultantAcknowledged, consultantRequested } from './consultant-request.mail.ts';

const insert = `
  insert into consultant_requests (full_name, email, phone, address, research_property, request_key, roof, siding)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (request_key) do nothing returning id`;

/** The request stored with a key, and whether its content is the same. */
const known = `
  select id, (full_name, email, phone, address, research_property, roof, siding)
    is not distinct from ($1::text, $2::text, $3::text, $4::text, $5::boolean, $7::text, $8::text) as same
  from consultant_requests where request_key = $6`;

/** Makes concurrent submissions of one form take turns: all but the first find what that one stored. */
const inKeyTurn = createKeyedMutex();

/** The request that the same form has already stored. @throws AppError KEY_REUSED if its content differs */
const findFirst = async (
  context: Context,
  values: readonly unknown[],
): Promise<{ id: string } | undefined> => {
  const [first] = await context.sql<{ id: string; same: boolean }>('consultant_request_known', known, [
    ...values,
  ]);
  // Answering with the other request's id would lose this one, while telling its visitor to expect a call.
  if (first && !first.same) throw new AppError('KEY_REUSED', { message: consultantSentences.keyReused });
  return first && { id: first.id };
};

/** @throws AppError IN_PROGRESS when another server has just stored a request with the same key: the next try finds it */
const store = async (
  context: Context,
  request: NewConsultantRequest,
  values: readonly unknown[],
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
    const [stored] = await executeIn<{ id: string }>(em, insert, [...values]);
    if (!stored) throw new AppError('IN_PROGRESS', { retryAfter: 1 });
    const contactId = await findOrCreateContact(em, context.viewer, {
      ...splitName(fullName),
      email,
      phone,
      source: 'consultant_request',
    });
    await executeIn(em, 'update consultant_requests set contact_id = $2 where id = $1', [
      stored.id,
      contactId,
    ]);
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
  const values = [
    fullName,
    email,
    phone,
    address,
    researchProperty,
    requestKey,
    design?.roof ?? null,
    design?.siding ?? null,
  ];
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
