import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTimeStampAuthority } from '../../testing/time-stamp-authority.ts';
import { createSeal, type Seal } from './seal.ts';
import { certificatesOf, type SealPem } from './seal-pem.ts';
import { certificateStore } from './seal-certificates.ts';
import { checkSeal } from './seal-check.ts';
import { makeSealPem } from './seal-key.ts';
import { TimeStampError } from './time-stamp.ts';

const authority = useTimeStampAuthority();
const none = { list: () => Promise.resolve([]), keep: () => Promise.resolve() };
const words = {
  reason: 'Purchase agreement A-1001 (signed) “by all”',
  location: '',
  at: new Date(),
  stamp: false,
};
let pem: SealPem;
let other: SealPem;
let pdf: Uint8Array;
let seal: Seal;
const onePage = async (): Promise<Uint8Array> => {
  const document = PDF.create();
  document.addPage();
  return document.save();
};
beforeAll(async () => {
  pem = await makeSealPem('A seal', new Date());
  other = await makeSealPem('Another seal', new Date());
  pdf = await onePage();
  seal = createSeal(() => Promise.resolve(pem), none);
});
beforeEach(() => {
  authority.answering = 'rightly';
});

describe('a seal', () => {
  it('certifies the document, allows no change of it, and leaves what was there byte for byte', async () => {
    const file = await seal.seal(pdf, await onePage(), words);
    expect(file.subarray(0, pdf.length).equals(pdf)).toBe(true);
    const document = await PDF.load(file);
    expect(document.getPageCount()).toBe(2);
    const signature = document.getForm()?.getSignatureField('Seal')?.getSignatureDict();
    const reference = signature?.getArray('Reference')?.at(0) as ReturnType<typeof document.getCatalog>;
    expect(reference.getName('TransformMethod')?.value).toBe('DocMDP');
    expect(reference.getDict('TransformParams')?.getNumber('P')?.value).toBe(1);
    const named = document.getCatalog().getDict('Perms')?.getRef('DocMDP');
    expect(named && document.getObject(named)).toBe(signature);
    expect(await seal.check(file)).toMatchObject({
      reason: words.reason,
      isCertifying: true,
      stampedAt: null,
    });
  });

  it('is not valid with one bit changed, with something added, or by another key', async () => {
    const file = await seal.seal(pdf, null, words);
    for (let at = 0; at < file.length; at += 997) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      // What follows the signature in its room is zeros that mean nothing.
      const isRoom = file[at] === 0x30 && /^0{60}$/.test(file.subarray(at - 30, at + 30).toString('latin1'));
      if (!isRoom) expect(await seal.check(changed), `byte ${at}`).toBeNull();
    }
    expect(await seal.check(Buffer.concat([file, Buffer.from('\n%%EOF')]))).toBeNull();
    expect(await seal.check(Buffer.from(pdf))).toBeNull();
    expect(await seal.check(Buffer.from('no PDF'))).toBeNull();
    const stranger = createSeal(() => Promise.resolve(other), none);
    expect(await stranger.check(file)).toBeNull();
    expect(await seal.check(await stranger.seal(pdf, null, words))).toBeNull();
  });

  it('of an earlier key is valid by the certificate that was kept', async () => {
    const file = await seal.seal(pdf, null, words);
    const later = createSeal(() => Promise.resolve(other), {
      ...none,
      list: () => Promise.resolve(certificatesOf(pem.certificate)),
    });
    expect(await later.check(file)).toMatchObject({ reason: words.reason });
  });
});

it('a seal as versions before made it is valid, and certifies nothing', async () => {
  const secret = createPrivateKey(pem.key).export({ format: 'der', type: 'pkcs8' });
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('pkcs8', Uint8Array.from(secret), curve, false, ['sign']);
  const [own] = certificatesOf(pem.certificate);
  const document = await PDF.load(pdf);
  const { bytes } = await document.sign({
    signer: new CryptoKeySigner(key, Uint8Array.from(own?.raw ?? []), 'EC', 'ECDSA', []),
    reason: 'Purchase agreement A-1001, signed by everybody',
    signingTime: new Date(),
    level: 'B-B',
    fieldName: 'Seal',
  });
  const file = Buffer.from(bytes);
  expect(await seal.check(file)).toMatchObject({
    reason: 'Purchase agreement A-1001, signed by everybody',
    isCertifying: false,
  });
  file[100] = (file[100] ?? 0) ^ 1;
  expect(await seal.check(file)).toBeNull();
});

describe('a time stamp', () => {
  const stamped = () => createSeal(() => Promise.resolve(pem), none, authority);

  it('of the configured authority is in the seal, and says when', async () => {
    const file = await stamped().seal(pdf, null, { ...words, stamp: true });
    expect(await seal.check(file)).toMatchObject({ stampedAt: authority.at });
  });

  it('is asked for only where it is wanted', async () => {
    const before = authority.requestCount;
    expect(await seal.check(await stamped().seal(pdf, null, words))).toMatchObject({ stampedAt: null });
    expect(authority.requestCount).toBe(before);
  });

  it.each(['error', 'elsewhere', 'refusal', 'something else', 'another key'] as const)(
    'that is no stamp of it (%s) is not taken',
    async (answering) => {
      authority.answering = answering;
      await expect(stamped().seal(pdf, null, { ...words, stamp: true })).rejects.toThrow(TimeStampError);
    },
  );

  it('is not waited for where an authority stops in the middle of its answer', async () => {
    authority.answering = 'half';
    const waiting = createSeal(() => Promise.resolve(pem), none, { url: authority.url, waitMs: 100 });
    await expect(waiting.seal(pdf, null, { ...words, stamp: true })).rejects.toThrow(TimeStampError);
  });

  it('of an authority that cannot be reached is an error of its own', async () => {
    const unreachable = createSeal(() => Promise.resolve(pem), none, { url: 'http://127.0.0.1:9/tsr' });
    await expect(unreachable.seal(pdf, null, { ...words, stamp: true })).rejects.toThrow(TimeStampError);
  });
});

describe('certificates beside the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seal-certificates-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const present = async () => {
    const facts = await checkSeal(await seal.seal(pdf, null, words), null);
    return { certificates: facts ? [facts.certificate] : [], isComplete: true };
  };
  const never = () => Promise.reject(new Error('looked again'));

  it('hold for this run alone while a file cannot be read', async () => {
    const certificates = certificateStore(folder);
    await certificates.begin(async () => ({ ...(await present()), isComplete: false }));
    expect(await certificates.list()).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are those of all present seals at the first start, and that of each key that is found later', async () => {
    const file = await seal.seal(pdf, null, words);
    await certificateStore(folder).begin(present);
    expect(await certificateStore(folder).list()).toHaveLength(1);
    const later = createSeal(() => Promise.resolve(other), certificateStore(folder));
    expect(await later.check(file)).toMatchObject({ reason: words.reason });
    expect(await certificateStore(folder).list()).toHaveLength(2);
    const second = await later.seal(pdf, null, words);
    await certificateStore(folder).begin(never);
    // A server that lacks its key checks what was sealed before.
    const without = createSeal(() => Promise.reject(new Error('no key')), certificateStore(folder));
    expect(await without.check(file)).not.toBeNull();
    expect(await without.check(second)).not.toBeNull();
  });
});
