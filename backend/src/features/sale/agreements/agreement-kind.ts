import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import { fillFields } from '@hearthline/rules/sale/agreements/agreement-fields.ts';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { agreementNumber } from '@hearthline/rules/sale/agreements/agreement-states.ts';
import { fieldValues } from '@hearthline/rules/sale/agreements/values.ts';
import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import type { Context } from '../../../platform/context.ts';
import { hashOfJson } from '../../../platform/crypto/sha256.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { readBytes } from '../../../platform/storage/store-bytes.ts';
import { holds, isFile, signingTables, type PaperKind } from '../signing/signing.api.ts';
import { closedMail, copyMail, signingMail } from './agreement.mail.ts';
import { agreementByHash, linkedFiles } from './agreement.queries.ts';
import { scheduleOfAgreement } from './agreement-schedule.ts';
import { finishAgreement } from './ending/finish-agreement.ts';
import { readingOf } from './files/reading.ts';
import { sealAgreement } from './files/seal-agreement.ts';
import type { LockedAgreement } from './lock-agreement.ts';
import { missingAgreement } from './missing-agreement.ts';
import { shownFile } from './warranties/warranty-files.ts';

/** What signing hands over as any paper is an agreement here. */
const agreementOf = (paper: unknown): Row<'agreements'> => paper as Row<'agreements'>;
const documentOf = (document: unknown): AgreementDocument => document as AgreementDocument;

const linkedRow = async ({ query }: Pick<Context, 'query'>, id: string) => {
  const row = await query.byKey(linkedFiles, { id });
  if (!row) throw missingAgreement();
  return row;
};

/** Agreements, as signing knows them (decision 0103). */
export const agreementKind: PaperKind = {
  name: 'agreement',
  tables: signingTables.agreement,
  object: 'agreement',
  title: 'agreement',
  fileTitle: 'Purchase agreement',
  sentences: agreementSentences,
  numberOf: agreementNumber,
  dealStages: openStages,
  dealStopped: agreementSentences.dealLost,
  factsOf: (paper) => {
    const document = documentOf(paper);
    const { company, home } = document.quote;
    return {
      homeName: home.name,
      home: catalogName(home) ?? 'Your home design',
      company,
      consentText: () => fillFields(document.texts.consent.body, fieldValues(document)),
    };
  },
  reading: (document) => readingOf(documentOf(document)),
  mails: { signing: signingMail, closed: closedMail, copy: copyMail },
  find: ({ query }, hash) => query.byKey(agreementByHash, { hash }),
  linked: async (context, id) => {
    const { totalCents, files, ...row } = await linkedRow(context, id);
    return {
      totalCents,
      disclosures: {
        key: row.disclosuresKey,
        sha256: row.disclosuresSha256,
        size: row.disclosuresSize,
      },
      files: files.map(shownFile),
      schedule: await scheduleOfAgreement(context, id),
    };
  },
  file: async (context, id, sha256) => {
    const file = (await linkedRow(context, id)).files.find((one) => one.sha256 === sha256);
    return file
      ? { key: file.storageKey, sha256, size: file.size, name: `${file.key.replace('_', '-')}.pdf` }
      : null;
  },
  signedFile: (context, paper, signers, events, at) =>
    sealAgreement(context, agreementOf(paper), signers, events, at),
  finish: (context, trx, agreement, completion) =>
    finishAgreement(context, trx, agreementKind, agreement as LockedAgreement, completion),
  rowChecks: (paper, replay) => {
    const { document, totalCents, disclosuresSha256, files } = agreementOf(paper);
    return {
      'quote in the document':
        hashOfJson(document.quote) === document.quoteSha256 &&
        holds(document.quoteSha256, replay.quoteSha256),
      total: totalCents === document.quote.totalCents,
      'hash of the disclosures': holds(disclosuresSha256, replay.disclosuresSha256),
      'files that came along': hashOfJson(files.map(shownFile)) === hashOfJson(replay.files),
    };
  },
  filesProblem: async ({ storage }, paper) => {
    const { disclosuresKey, disclosuresSha256, disclosuresSize, files } = agreementOf(paper);
    if (!isFile(await readBytes(storage, disclosuresKey), disclosuresSha256, disclosuresSize))
      return 'disclosures: not the file that was sent';
    for (const { key, storageKey, sha256, size } of files)
      if (!isFile(await readBytes(storage, storageKey), sha256, size))
        return `${key}: not the file that came along`;
    return null;
  },
};
