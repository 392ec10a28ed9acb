import { catalogName } from '@hearthline/rules/homes/catalog/catalog-name.ts';
import type { ChangeOrderDocument } from '@hearthline/rules/sale/change-orders/change-order-document.ts';
import { changeOrderSentences } from '@hearthline/rules/sale/change-orders/change-order-rules.ts';
import { changeOrderNumber } from '@hearthline/rules/sale/change-orders/change-order-states.ts';
import { shownChangeLines } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { hashOfJson } from '../../../platform/crypto/sha256.ts';
import type { Row } from '../../../platform/db/query-builder.ts';
import { readingOfParts, signedFile } from '../agreements/agreement.api.ts';
import { holds, signingTables, type PaperKind } from '../signing/signing.api.ts';
import { changeOrderClosedMail, changeOrderCopyMail, changeOrderLinkMail } from './change-order.mail.ts';
import { changeOrderByHash, linkedChangeOrder } from './change-order.queries.ts';
import { finishChangeOrder } from './ending/finish-change-order.ts';
import { partsOfChangeOrder } from './files/change-order-parts.ts';

/** What signing hands over as any paper is a change order here. */
const orderOf = (paper: unknown): Row<'changeOrders'> => paper as Row<'changeOrders'>;
const documentOf = (document: unknown): ChangeOrderDocument => document as ChangeOrderDocument;

/** Change orders, as signing knows them (decision 0103). */
export const changeOrderKind: PaperKind = {
  name: 'change_order',
  tables: signingTables.change_order,
  object: 'change-order',
  title: 'change order',
  fileTitle: 'Change order',
  sentences: changeOrderSentences,
  numberOf: changeOrderNumber,
  dealStages: ['won'],
  dealStopped: changeOrderSentences.saleEnded,
  factsOf: (paper) => {
    const { home, company, texts } = documentOf(paper);
    return {
      homeName: home.name,
      home: catalogName(home) ?? 'Your home design',
      company,
      consentText: () => texts.consent.body,
    };
  },
  reading: (document) => readingOfParts(partsOfChangeOrder(documentOf(document))),
  mails: { signing: changeOrderLinkMail, closed: changeOrderClosedMail, copy: changeOrderCopyMail },
  find: ({ query }, hash) => query.byKey(changeOrderByHash, { hash }),
  linked: async ({ query }, id) => {
    const row = await query.byKey(linkedChangeOrder, { id });
    return {
      totalCents: row?.afterCents ?? 0,
      disclosures: null,
      files: [],
      schedule: [...(row?.schedule ?? [])],
    };
  },
  file: () => Promise.resolve(null),
  signedFile: (context, paper, signers, events, at) => {
    const { number, company, agreement } = documentOf(paper.document);
    const { title, fileTitle } = changeOrderKind;
    const hashes = [
      ['Change order, before signing', paper.pdfSha256 ?? ''],
      [`Purchase agreement ${agreement.number}, signed`, agreement.sha256],
    ] as const;
    return signedFile(
      context,
      { title, fileTitle, number, company, pdfKey: paper.pdfKey ?? '', hashes, signers },
      events,
      at,
    );
  },
  finish: (context, trx, order, completion) =>
    finishChangeOrder(context, trx, changeOrderKind, order, completion),
  rowChecks: (paper, replay) => {
    const order = orderOf(paper);
    const document = documentOf(order.document);
    return {
      'hash of the agreement that it changes': holds(document.agreement.sha256, replay.agreementSha256),
      lines: hashOfJson(shownChangeLines(order.lines)) === hashOfJson(document.lines),
      sums:
        order.deltaCents === document.deltaCents &&
        order.afterCents === document.afterCents &&
        document.beforeCents + document.deltaCents === document.afterCents,
      'reason, days and versions':
        order.reason === document.reason &&
        order.days === document.days &&
        order.fromVersion === document.fromVersion &&
        order.toVersion === document.toVersion,
      deal: order.dealId === document.dealId,
    };
  },
  filesProblem: () => Promise.resolve(null),
};
