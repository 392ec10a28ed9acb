import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import {
  newConsultantRequest,
  type NewConsultantRequest,
} from '@hearthline/rules/sale/consultants/consultant-rules.ts';
import { zipOfAddress } from '@hearthline/rules/people/leads/zip-of-lead.ts';
import { splitName } from '@hearthline/rules/people/person-name.ts';
import type { Context } from '../../../platform/context.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { consumeUnlessFailed } from '../../../platform/access/rate-limits.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { provedName } from '../../people/accounts/own-mailbox.policy.ts';
import { consumeMailQuota, offerTimes } from '../appointments/appointment.api.ts';
import { findOrCreateContact } from '../../people/contacts/contact.api.ts';
import { touchColumns } from '../../people/contacts/touches/touch.api.ts';
import { openDealOfLead } from '../deals/deal.api.ts';
import { designOfLead, linkDesignToContact, routeRequest } from '../leads/lead.api.ts';
import type { RequestValues } from './consultant-request.fields.ts';
import { consultantAcknowledged, consultantRequested } from './consultant-request.mail.ts';

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
  const design = await designOfLead(context, values.designCode);
  const lead = {
    designCode: design?.code ?? null,
    designVersion: design?.version ?? null,
    designIsOwn: design?.isOwn ?? false,
    ...touchColumns(context, request.touches),
  };
  return context.transaction(async (trx) => {
    const stored = await trx
      .insertInto('consultantRequests')
      .values({ ...values, ...lead })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contactId = await findOrCreateContact(trx, context.viewer, {
      ...splitName(fullName),
      email,
      phone,
      address: request.address,
      source: 'consultant_request',
      hasDesign: design !== null,
    });
    if (design) await linkDesignToContact(trx, design, contactId);
    await trx.updateTable('consultantRequests').set({ contactId }).where('id', '=', stored.id).execute();
    await queueMail(context, trx, consultantRequested(request, company, context.publicUrl), company);
    if (offered)
      await queueMail(
        context,
        trx,
        consultantAcknowledged(request, await provedName(trx, email), offered, company, context.publicUrl),
        company,
      );
    // Late, because leads of a team take turns; before there may be a deal, which is the owner's as well.
    await routeRequest(context, trx, stored.id, {
      contactId,
      zip: design?.zip ?? zipOfAddress(request.address),
      phone,
    });
    if (design) await openDealOfLead(context, trx, { contactId, design, source: 'consultant_request' });
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
  const { fullName, email, phone, address, researchProperty, requestKey, design, designCode } = request;
  const values: RequestValues = {
    fullName,
    email,
    phone,
    address,
    researchProperty,
    roof: design?.roof ?? null,
    siding: design?.siding ?? null,
    designCode,
  };
  const count = (inside: Context): Promise<{ id: string }> =>
    consumeUnlessFailed(
      inside.limits,
      [
        ['consultantAddress', inside.network],
        ['consultantEverywhere', ''],
      ],
      () => store(inside, request, values),
    );
  return withIdempotencyKey(context, 'consultant.request', values, count, {
    key: requestKey,
    reused: consultantSentences.keyReused,
  });
};
