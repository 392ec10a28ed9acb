import { Readable } from 'node:stream';
import { eventSchema } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { expect, it } from 'vitest';
import { sha256Of } from '../../../../platform/crypto/sha256.ts';
import { agreementKind } from '../../agreements/agreement.api.ts';
import { filesProblem, sealReason as reasonOf } from './check-files.ts';

const sealReason = (number: string, last: string): string => reasonOf(agreementKind, number, last);

/** The problem of an agreement with these files, whose rows say what the others were. */
const problem = (files: Readonly<Record<string, string>>, reason = sealReason('A-1001', 'last')) => {
  const written: Readonly<Record<string, string>> = {
    pdf: 'pages',
    disclosures: 'more',
    signed: 'pages and seal',
    drawing: 'name',
    ...(files.rows === undefined ? {} : { signed: files.rows }),
  };
  const hash = (key: string): string => sha256Of(Buffer.from(written[key] ?? ''));
  return filesProblem(
    {
      storage: {
        read: (key: string) =>
          Promise.resolve(Readable.from([Buffer.from(files[key] ?? written[key] ?? '')])),
      },
      seal: { check: () => Promise.resolve({ reason }) },
    } as unknown as Parameters<typeof filesProblem>[0],
    agreementKind,
    {
      paper: {
        number: 1001,
        files: [],
        pdfKey: 'pdf',
        pdfSha256: hash('pdf'),
        pdfSize: 5,
        disclosuresKey: 'disclosures',
        disclosuresSha256: hash('disclosures'),
        disclosuresSize: 4,
        signedKey: 'signed',
        signedSha256: hash('signed'),
        signedSize: written.signed?.length,
      },
      signers: [{ position: 2, drawingKey: 'drawing', drawingSha256: hash('drawing') }],
      events: [{ kind: 'signed', hash: 'last', details: { schema: eventSchema } }],
      anchors: [],
    } as unknown as Parameters<typeof filesProblem>[2],
  );
};

it.each([
  [{}, null],
  [{ pdf: 'other' }, 'agreement: not the file that was sent'],
  [{ disclosures: 'less' }, 'disclosures: not the file that was sent'],
  [{ drawing: 'nom' }, 'signer 2: not the signature that was drawn'],
  [{ signed: 'pages and Seal' }, 'signed agreement: not the file that was sealed'],
  // Sealed here and stored with its hash, but drawn on other pages.
  [{ rows: 'papers and seal' }, 'signed agreement: not the pages that were sent'],
])('sign.sealed: the files %j are judged: %s', async (files, expected) =>
  expect(await problem(files)).toBe(expected),
);

it('sign.sealed: a seal names the last signature', async () => {
  for (const reason of [
    sealReason('A-1001', 'other'),
    sealReason('A-1002', 'last'),
    'Purchase agreement A-1001, signed',
  ])
    expect(await problem({}, reason)).toBe('signed agreement: sealed for another chain of events');
});
