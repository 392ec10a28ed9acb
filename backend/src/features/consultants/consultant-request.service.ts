import { consultantSentences } from '@hearthline/rules/consultant-sentences.ts';
import { newConsultantRequest, splitName } from '@hearthline/rules/consultants.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { readSetting } from '../../platform/setting.entity.ts';
import { validate } from '../../platform/validate.ts';
import { captureLead } from '../contacts/contact.entity.ts';
import { consultantRequested } from './consultant-request.mail.ts';

const insert = `
  insert into consultant_requests (full_name, email, phone, address, research_property, request_key, roof, siding)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (request_key) do nothing returning id`;

/** The request that was stored with a key, and whether it says the same. */
const known = `
  select id, (full_name, email, phone, address, research_property, roof, siding)
    is not distinct from ($1::text, $2::text, $3::text, $4::text, $5::boolean, $7::text, $8::text) as same
  from consultant_requests where request_key = $6`;

/**
 * Stores a visitor's wish to be called back, with their contact and a mail to staff, in one transaction.
 * The same request with the same key answers with the first and stores nothing.
 * @throws AppError BAD_INPUT, TOO_MANY_REQUESTS, KEY_REUSED for other words with the same key
 */
export const requestConsultant = async (context: Context, input: unknown): Promise<{ id: string }> => {
  const request = validate(newConsultantRequest, input);
  const { fullName, email, phone, address, researchProperty, requestKey, design } = request;
  const company = await readSetting(context.sql, 'company');
  await context.limits.check('consultantAddress', context.address);
  await context.limits.check('consultantEverywhere', '');
  const { id, isNew } = await context.transaction(async (em) => {
    const values = [fullName, email, phone, address, researchProperty, requestKey, design?.roof ?? null, design?.siding ?? null];
    const [stored] = await executeIn<{ id: string }>(em, insert, values);
    if (!stored) {
      const [first] = await executeIn<{ id: string; same: boolean }>(em, known, values);
      // Answered with the other one's id, this wish would be lost and its visitor told that somebody calls.
      if (!first?.same) throw new AppError('KEY_REUSED', { message: consultantSentences.keyReused });
      return { id: first.id, isNew: false };
    }
    const contactId = await captureLead(em, { ...splitName(fullName), email, phone, source: 'consultant_request' });
    await executeIn(em, 'update consultant_requests set contact_id = $2 where id = $1', [stored.id, contactId]);
    await queueMail(context, em, consultantRequested(request, company, context.publicUrl), company);
    return { id: stored.id, isNew: true };
  });
  if (isNew) {
    await context.limits.count('consultantAddress', context.address);
    await context.limits.count('consultantEverywhere', '');
  }
  return { id };
};
