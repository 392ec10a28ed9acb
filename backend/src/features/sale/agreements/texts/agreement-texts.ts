import { textKeys } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { agreementText, textPreview } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { businessDay } from '../../../../platform/time/business-day.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { changeOrderPaper, sampleChangeOrder } from '../../change-orders/change-order.api.ts';
import { currentTexts, type TextRecord } from '../agreement.queries.ts';
import { textsOfToday } from './current-texts.ts';
import { drawAgreement, drawDisclosures, drawParts } from '../files/draw-papers.ts';
import { sampleDocument } from './sample-document.ts';

/** The newest version of every text, in the order of an agreement. */
export const listAgreementTexts = async (context: Pick<Context, 'query'>): Promise<TextRecord[]> => {
  const rows = await context.query(currentTexts, {});
  return textKeys.flatMap((key) => rows.filter((row) => row.key === key));
};

/**
 * Adds a version of a text. Agreements that were made before keep theirs.
 * @throws AppError BAD_INPUT, CONFLICT if somebody was faster
 */
export const updateAgreementText = async (context: Context, input: unknown): Promise<TextRecord> => {
  const { key, version, body } = validate(agreementText, input);
  await context.transaction(async (trx) => {
    await takeLocks(trx, 'settings');
    const rows = await readsIn(trx).query(currentTexts, {});
    const before = rows.find((row) => row.key === key);
    assertVersion({ version: before?.version ?? 0 }, version);
    if (before?.body === body) return;
    await trx
      .insertInto('agreementTexts')
      .values({
        key,
        version: version + 1,
        body,
        authorId: context.viewer?.id ?? null,
        createdAt: context.now(),
      })
      .execute();
    await audit(context, trx, {
      action: 'agreement-text.update',
      object: ['agreement-text', key],
      details: { version: version + 1 },
    });
  });
  const found = (await listAgreementTexts(context)).find((row) => row.key === key);
  if (!found) throw new Error('a text that was just stored is not to be found');
  return found;
};

/** The document that a text belongs to, with made-up values, as a PDF. @throws AppError BAD_INPUT */
export const previewAgreementText = async (context: Context, input: unknown): Promise<Buffer> => {
  const { key, body } = validate(textPreview, input);
  const [texts, company, today] = await Promise.all([
    textsOfToday(context),
    readSetting(context, 'company'),
    businessDay(context),
  ]);
  const document = sampleDocument(company, { ...texts, [key]: { version: texts[key].version, body } }, today);
  const at = context.now();
  if (key === 'change_order')
    return drawParts({
      paper: changeOrderPaper(sampleChangeOrder(document, { version: texts[key].version, body })),
      at,
    });
  const task = { document, at };
  return key === 'disclosures' ? drawDisclosures(task) : drawAgreement(task);
};
