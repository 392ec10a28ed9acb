import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { fieldValues } from '@hearthline/rules/sale/agreements/values.ts';
import { defaultWindow } from '@hearthline/rules/sale/agreements/delivery-window.ts';
import { settings } from '@hearthline/rules/office/settings.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { shownFile, warrantiesToSend } from '../features/sale/agreements/warranties/warranty-files.ts';
import { agreementTextsOfToday } from '../features/sale/agreements/texts/current-texts.ts';
import { deadlineOf } from '../features/sale/signing/deadline.ts';
import { hashOfJson, sha256Of } from '../platform/crypto/sha256.ts';
import { linkEvent, type LinkedEvent } from '../features/sale/signing/chain.ts';
import { drawDocuments } from '../features/sale/agreements/files/draw-documents.ts';
import { sealAgreement } from '../features/sale/agreements/files/seal-agreement.ts';
import type { Seal } from '../platform/crypto/seal.ts';
import { nextNumber } from '../platform/db/counter.entity.ts';
import { jsonb } from '../platform/db/jsonb.ts';
import { readsIn } from '../platform/db/database.ts';
import { storeBytes } from '../platform/storage/store-bytes.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { dayIn } from '../platform/time/business-time.ts';
import { moveWith } from './deal-history.ts';

const hour = 3_600_000;
const zone = settings.timeZone.initial;

/** The newest accepted quote of the demo, and its deal. */
const acceptedIn = (trx: Transaction) =>
  trx
    .selectFrom('quotes as q')
    .select(['q.id', 'q.dealId', 'q.document', 'q.contentSha256', 'q.acceptedAt'])
    .where('q.status', '=', 'accepted')
    .orderBy('q.number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The demo's signed agreement: of the accepted quote, signed by everybody some days ago, sealed like any other. */
export const seedAgreement = async (
  trx: Transaction,
  now: Date,
  { storage, seal }: { readonly storage: Storage; readonly seal: Seal },
): Promise<void> => {
  const quote = await acceptedIn(trx);
  if (!quote?.document || !quote.contentSha256) return;
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .orderBy('createdAt')
    .executeTakeFirstOrThrow();
  const madeAt = new Date((quote.acceptedAt ?? now).getTime() + 20 * hour);
  const seller = quote.document.seller ?? owner;
  const people = [
    ...quote.document.buyers.map(({ name, email }) => ({ role: 'buyer' as const, name, email })),
    { role: 'seller' as const, name: seller.name, email: seller.email },
  ];
  const number = await nextNumber(trx, 'agreement');
  const document: AgreementDocument = {
    schema: 'hearthline.agreement/1',
    number: agreementNumber(number),
    madeOn: dayIn(zone, madeAt, 0),
    quote: quote.document,
    quoteSha256: quote.contentSha256,
    signers: people.map(({ role, name }) => ({ role, name })),
    site: { address: quote.document.site.address, parcel: null },
    leadWeeks: defaultWindow,
    texts: await agreementTextsOfToday(readsIn(trx)),
  };
  const drawn = await drawDocuments({ storage, now: () => madeAt }, document);
  const files = await warrantiesToSend({ db: trx, storage });
  const expiresAt = deadlineOf(madeAt, zone);
  const consentSha256 = sha256Of(fillFields(document.texts.consent.body, fieldValues(document)));
  const { id } = await trx
    .insertInto('agreements')
    .values({
      ...drawn,
      dealId: quote.dealId,
      quoteId: quote.id,
      number,
      status: 'draft',
      createdAt: madeAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await trx
    .insertInto('agreementSigners')
    .values(
      people.map((one, index) => ({
        ...one,
        agreementId: id,
        position: index + 1,
        state: 'waiting' as const,
        createdAt: madeAt,
      })),
    )
    .returning(['id', 'role', 'name', 'email'])
    .execute();
  await trx
    .updateTable('agreements')
    .set({ status: 'out', sentAt: madeAt, expiresAt, files: jsonb(files), version: 2 })
    .where('id', '=', id)
    .execute();

  const events: LinkedEvent[] = [];
  const add = async (
    kind: string,
    at: Date,
    actor: string,
    details: Readonly<Record<string, unknown>>,
    documentSha256 = drawn.pdfSha256,
  ): Promise<void> => {
    const event = linkEvent(events.at(-1) ?? null, { kind, at, actor, documentSha256, details });
    events.push(event);
    await trx
      .insertInto('agreementEvents')
      .values({ ...event, at, agreementId: id, details: jsonb(event.details) })
      .execute();
  };
  await add('sent', madeAt, `${owner.name}, staff`, {
    number: document.number,
    disclosuresSha256: drawn.disclosuresSha256,
    quoteSha256: document.quoteSha256,
    contentSha256: hashOfJson(document),
    files: files.map(shownFile),
    expiresAt: expiresAt.toISOString(),
    signers: rows.map(({ id: signer, role, name, email }) => ({ signer, role, name, email })),
  });
  for (const { id: signer, role, name, email } of rows.filter((one) => one.role === 'buyer'))
    await add('link_sent', madeAt, 'system', { signer, name, role, email });
  const signers = [];
  let at = madeAt;
  for (const { id: signerId, role, name, email } of rows) {
    const sentAt = role === 'buyer' ? madeAt : at;
    const [viewedAt, consentedAt, signedAt] = [5, 5.2, 5.4].map(
      (hours) => new Date(at.getTime() + hours * hour),
    ) as [Date, Date, Date];
    at = signedAt;
    const acts = {
      viewedAt,
      consentedAt,
      signedAt,
      consentVersion: drawn.consentVersion,
      consentSha256,
      signedName: name,
      drawingKey: null,
    };
    await trx
      .updateTable('agreementSigners')
      .set({ ...acts, state: 'signed', sentAt, mailedAt: sentAt })
      .where('id', '=', signerId)
      .execute();
    const actor = `${name}, ${role}`;
    const about = { signer: signerId, linkMailedAt: sentAt.toISOString() };
    if (role === 'seller') await add('link_sent', sentAt, 'system', { signer: signerId, name, role, email });
    await add('viewed', viewedAt, actor, about);
    await add('consented', consentedAt, actor, {
      ...about,
      consentVersion: drawn.consentVersion,
      consentSha256,
    });
    await add('signed', signedAt, actor, { ...about, name, drawingSha256: null });
    signers.push({ id: signerId, role, name, email, ...acts });
  }
  const publicUrl = `https://${settings.company.initial.website}`;
  const { bytes, isStamped } = await sealAgreement(
    { storage, seal, publicUrl },
    { ...drawn, document },
    signers,
    events,
    at,
  );
  const file = await storeBytes(storage, bytes);
  await trx
    .updateTable('agreements')
    .set({
      status: 'signed',
      signedAt: at,
      signedKey: file.key,
      signedSha256: file.sha256,
      signedSize: file.size,
      version: 3,
    })
    .where('id', '=', id)
    .execute();
  const completed = { pdfSha256: drawn.pdfSha256, size: file.size, isStamped };
  await add('completed', at, 'system', completed, file.sha256);
  await trx
    .insertInto('dealEvents')
    .values([
      {
        dealId: quote.dealId,
        actorId: owner.id,
        kind: 'agreement_sent',
        note: document.number,
        createdAt: madeAt,
      },
      ...signers.map(({ name, signedAt }) => ({
        dealId: quote.dealId,
        kind: 'agreement_signature' as const,
        note: `${document.number}, ${name}`,
        createdAt: signedAt,
      })),
      { dealId: quote.dealId, kind: 'agreement_signed', note: document.number, createdAt: at },
    ])
    .execute();
  await moveWith(trx, quote.dealId, 'agreed', madeAt);
};
