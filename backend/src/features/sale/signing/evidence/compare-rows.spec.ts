import { chainStart } from '@hearthline/rules/sale/agreements/agreement-events.ts';
import { describe, expect, it } from 'vitest';
import { hashOfJson } from '../../../../platform/crypto/sha256.ts';
import { hashOfEvent, type StoredEvent } from '../chain.ts';
import { agreementKind } from '../../agreements/agreement.api.ts';
import type { PaperRecord } from '../paper-kind.ts';
import { rowsProblem as problemOf } from './compare-rows.ts';

const rowsProblem = (rows: PaperRecord): string | null => problemOf(agreementKind, rows);

const at = new Date('2026-11-20T10:00:00.000Z');
const after = (ms: number): Date => new Date(at.getTime() + ms);
const quote = { totalCents: 100 };
const quoteSha256 = hashOfJson(quote);

/** A chain as versions before wrote it: its details have no schema. */
const chainOf = (list: readonly (readonly [kind: string, actor: string, details: object])[]): StoredEvent[] =>
  list.reduce<StoredEvent[]>((events, [kind, actor, details]) => {
    const event = {
      n: events.length + 1,
      at: at.toISOString(),
      kind,
      actor,
      documentSha256: kind === 'completed' ? 'signed' : 'pdf',
      detailsSha256: hashOfJson(details),
      prev: events.at(-1)?.hash ?? chainStart,
    };
    return [...events, { ...event, at, details: { ...details }, hash: hashOfEvent(event) }];
  }, []);

const ada = 'Ada Byron, buyer';
const about = { signer: 's1' };
const signing = [
  ['sent', 'Dana, staff', { number: 'A-1001', disclosuresSha256: 'disclosures', quoteSha256 }],
  ['link_sent', 'system', { ...about, name: 'Ada Byron', role: 'buyer', email: 'ada@x.example' }],
  ['viewed', ada, about],
  ['consented', ada, { ...about, consentVersion: '1', consentSha256: 'c' }],
  ['signed', ada, { ...about, name: 'Ada Byron', drawingSha256: null }],
  ['completed', 'system', { pdfSha256: 'pdf', size: 9 }],
] as const;
/** As the first versions of the demo wrote it: signers by name. */
const byName = [
  ['sent', 'Dana, staff', { number: 'A-1001' }],
  ['link_sent', 'system', { name: 'Ada Byron', role: 'buyer' }],
  ['viewed', ada, { name: 'Ada Byron' }],
  ['consented', ada, { name: 'Ada Byron', consentVersion: '1', consentSha256: 'c' }],
  ['signed', ada, { name: 'Ada Byron' }],
  ['completed', 'system', { pdfSha256: 'pdf' }],
] as const;

/** Its rows, which took the time once more. @param late how much later than the events */
const rows = (events: StoredEvent[], late = 3): PaperRecord =>
  ({
    events,
    anchors: [],
    paper: {
      number: 1001,
      status: 'signed',
      document: {
        number: 'A-1001',
        quote,
        quoteSha256,
        signers: [{ role: 'buyer', name: 'Ada Byron' }],
        texts: { consent: { version: 1 } },
      },
      totalCents: 100,
      consentVersion: '1',
      pdfSha256: 'pdf',
      disclosuresSha256: 'disclosures',
      signedSha256: 'signed',
      signedSize: 9,
      sentAt: after(late),
      expiresAt: null,
      files: [],
      signedAt: after(late),
      closedAt: null,
      closedReason: null,
    },
    signers: [
      {
        id: 's1',
        role: 'buyer',
        name: 'Ada Byron',
        email: 'ada@x.example',
        position: 1,
        state: 'signed',
        sentAt: after(late),
        viewedAt: after(late),
        consentedAt: after(late),
        consentVersion: '1',
        consentSha256: 'c',
        signedAt: after(late),
        signedName: 'Ada Byron',
        drawingSha256: null,
        declinedAt: null,
        declineReason: null,
      },
    ],
  }) as unknown as PaperRecord;

describe('a record that an older version wrote', () => {
  it.each([
    ['signers by their ids', signing],
    ['signers by their names', byName],
  ])('is unchanged: %s', (_name, list) => expect(rowsProblem(rows(chainOf(list)))).toBeNull());

  it('may have taken the time a minute apart, and no more', () => {
    expect(rowsProblem(rows(chainOf(signing), 60_000))).toBeNull();
    expect(rowsProblem(rows(chainOf(signing), 60_001))).toMatch(/^time of sending/);
  });

  it('is held by the last hash that the upgrade wrote to the audit log', () => {
    const events = chainOf(signing);
    const anchored = (n: number, hash = '', number = 'A-1001'): string | null =>
      rowsProblem({ ...rows(events), anchors: [{ n, hash, number }] });
    expect(anchored(6, events[5]?.hash)).toBeNull();
    expect(anchored(6, 'x')).toBe('event 6: not the one in the audit log');
    expect(anchored(7, events[5]?.hash)).toBe('event 7: not the one in the audit log');
    expect(anchored(6, events[5]?.hash, 'A-1002')).toBe('event 6: not the one in the audit log');
  });
});

describe('a record that was changed', () => {
  const changed = (of: object): string | null => {
    const record = rows(chainOf(signing));
    return rowsProblem({ ...record, paper: { ...record.paper, ...of } });
  };

  it.each([
    ['status', { status: 'out' }],
    ['total', { totalCents: 99 }],
    ['version of the consent', { consentVersion: '2' }],
    ['hash of the agreement', { pdfSha256: 'x' }],
    ['hash of the disclosures', { disclosuresSha256: 'x' }],
    ['files that came along', { files: [{ key: 'warranty_seller', name: 'x', sha256: 'x' }] }],
    ['hash of the signed file', { signedSha256: 'x' }],
    ['size of the signed file', { signedSize: 8 }],
    ['time of its end', { closedAt: at }],
    ['reason of its end', { closedReason: 'x' }],
  ])('in its %s does not hold what its events tell', (what, of) =>
    expect(changed(of)).toBe(`${what}: not what its events tell`),
  );

  it('sign.chain: is no chain once an event follows another one, however well its own hash fits', () => {
    const [first, second, ...rest] = chainOf(signing);
    if (!first || !second) throw new Error('No events');
    const moved = { ...second, prev: chainStart, at: second.at.toISOString() };
    const forged = { ...second, prev: chainStart, hash: hashOfEvent(moved) };
    const broken = 'events: not the chain that was written';
    expect(rowsProblem(rows([first, forged]))).toBe(broken);
    expect(rowsProblem(rows([first, ...rest]))).toBe(broken);
  });
});

describe('events that cannot have happened', () => {
  const problem = (list: Parameters<typeof chainOf>[0]): string | null => rowsProblem(rows(chainOf(list)));
  const cannot = 'events: they cannot have happened in this order';

  it('none at all, or not begun with sending', () => {
    expect(rowsProblem(rows([]))).toBe(cannot);
    expect(problem(signing.slice(1))).toBe(cannot);
  });

  it.each(signing.slice(1, 5).map(([kind], index) => [kind, index + 1] as const))(
    'signed without %s',
    (_kind, left) => expect(problem(signing.filter((_one, index) => index !== left))).toBe(cannot),
  );

  it.each(signing.map(([kind], index) => [kind, index] as const))('%s a second time', (_kind, twice) => {
    const event = signing[twice];
    expect(event && problem([...signing, event])).toBe(cannot);
  });

  it('somebody acted for another one, or was mailed under another name', () => {
    const replaced = (at_: number, event: (typeof signing)[number] | readonly [string, string, object]) =>
      problem(signing.map((one, index) => (index === at_ ? event : one)));
    expect(replaced(2, ['viewed', 'Mallory, buyer', about])).toBe(cannot);
    expect(replaced(1, ['link_sent', 'system', { ...about, name: 'Mallory', role: 'buyer' }])).toBe(cannot);
    expect(
      replaced(1, [
        'link_sent',
        'system',
        { ...about, name: 'Ada Byron', role: 'buyer', email: 'm@x.example' },
      ]),
    ).toBe(cannot);
  });

  it('it was made void twice, or expired after it was signed', () => {
    expect(problem([...signing, ['expired', 'system', { reason: null }]])).toBe(cannot);
  });
});
