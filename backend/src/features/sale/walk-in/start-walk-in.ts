import { walkIn, walkInSentences } from '@hearthline/rules/sale/walk-in.ts';
import { walkInSource } from '@hearthline/rules/people/contacts/lead-sources.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.service.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { createDesign } from '../../homes/designs/design.api.ts';
import { countingRefusals } from '../../people/contacts/known-person.api.ts';
import { tellOfContacts } from '../../people/contacts/tell-of-contacts.api.ts';
import { dealOfWalkIn, readDeal, type DealView } from '../deals/deal.api.ts';
import { linkDesignToContact } from '../leads/lead.api.ts';
import { draftQuote } from '../quotes/quote.api.ts';
import { contactOfWalkIn } from './walk-in-contact.ts';

/**
 * Starts the sale to somebody who came by: contact, design, open deal and draft quote in one transaction, once for each key
 * (rules `walkin.once`, `walkin.known`).
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT for whom a colleague looks after or a design that cannot be quoted, KEY_REUSED
 */
export const startWalkIn = async (context: Context, input: unknown): Promise<DealView> => {
  const values = validate(walkIn, input);
  if ((context.idempotencyKey ?? null) === null)
    throw new AppError('BAD_INPUT', { message: walkInSentences.key });
  const { id } = await countingRefusals(context, () =>
    withIdempotencyKey(context, 'walkin.start', input, (inside) =>
      inside.transaction(async (trx) => {
        const contact = await contactOfWalkIn(inside, trx, values);
        const { design } = await createDesign(inside, values.design);
        await linkDesignToContact(trx, { code: design.code, isOwn: true }, contact.id);
        const dealId = await dealOfWalkIn(inside, trx, {
          contact,
          design,
          source: values.source ?? walkInSource,
        });
        await draftQuote(inside, { dealId });
        return { id: dealId };
      }),
    ),
  );
  tellOfContacts(context);
  return readDeal(context, id);
};
