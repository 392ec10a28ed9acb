import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal, type Seal } from '../../../../platform/crypto/seal.ts';
import { isSealedWith, type SealPem } from '../../../../platform/crypto/seal-pem.ts';
import { certificateStore } from '../../../../platform/crypto/seal-certificates.ts';
import { storedSealPem, makeSealPem } from '../../../../platform/crypto/seal-key.ts';
import { createDiskStorage } from '../../../../platform/storage/disk-storage.ts';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { findSealKey } from './find-seal-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const storage = createDiskStorage(join(folder, 'storage'));
const dataDir = join(folder, 'data');
const keyFile = join(dataDir, 'seal-key.pem');

// In a folder of their own: that of the data is compared file by file.
const certificates = certificateStore(join(folder, 'certificates'));
beforeAll(() => certificates.begin(() => Promise.resolve({ certificates: [], isComplete: true })));

/** The seal of the server, as one that was started just now has it. */
let current: Seal;
const restart = (configured?: SealPem): void => {
  const config = {
    dataDir,
    signingKey: configured?.key ?? null,
    signingCertificate: configured?.certificate ?? null,
  };
  current = createSeal(() => findSealKey(config, { db: api.database.db, storage }), certificates);
};
const api = useApi({
  storage,
  seal: {
    isStamped: false,
    seal: (...given) => current.seal(...given),
    ready: () => current.ready(),
    check: (file) => current.check(file),
  },
});
const { ok, quoted, create, out, read, signed, signAll, tokenOf } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

const fileOf = async ({ id }: { id: string }): Promise<Buffer> =>
  Buffer.from(await (await admin.open(`/api/agreements/${id}.pdf`)).arrayBuffer());
const sending = (draft: any) =>
  admin.gql('mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { status } }', {
    id: draft.id,
    version: draft.version,
  });
const problem = async () => (await ok('{ health { seal { problem } } }', {})).seal.problem;

describe('the key that seals agreements', () => {
  let storedKey: SealPem;
  let first: any;

  it('is made by an installation that has sealed nothing, and stays over restarts', async () => {
    restart();
    await current.ready();
    const made = storedSealPem(dataDir);
    if (!made) throw new Error('no key was made');
    storedKey = made;
    ({ agreement: first } = await signed());
    restart();
    expect(await problem()).toBeNull();
    const { agreement: second } = await signed();
    for (const agreement of [first, second])
      expect(isSealedWith(await fileOf(agreement), storedKey.certificate)).toBe(true);
  });

  it.each(['missing', 'another one'])(
    'is not replaced when it is %s: nothing is sent or sealed',
    async (lost) => {
      const draft = await create((await quoted()).quote.id);
      const { agreement } = await out();
      for (const name of ['Ada Byron', 'Robin Byron'])
        expect((await signAll(await tokenOf(name, agreement.number), name)).status).toBe(200);
      renameSync(keyFile, `${keyFile}.away`);
      const other = lost === 'missing' ? null : await makeSealPem('Document seal', new Date());
      if (other) writeFileSync(keyFile, other.key + other.certificate);
      const before = readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'utf8')]);
      restart();
      expect(await problem()).toBe(agreementSentences.sealKeyLost);
      const refused = await sending(draft);
      expect(refused.errors?.[0]).toMatchObject({
        message: agreementSentences.sealKeyLost,
        extensions: { code: 'CONFLICT' },
      });
      const dana = await tokenOf('Dana Whitfield', agreement.number);
      const last = await signAll(dana, 'Dana Whitfield');
      expect([last.status, last.body.message]).toEqual([409, agreementSentences.sealKeyLost]);
      // Nothing of the refused signature is left, and no key was made.
      expect((await read(agreement.id)).signers.at(-1).state).toBe('consented');
      expect(readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'utf8')])).toEqual(
        before,
      );

      // Once it is back, the same server goes on.
      rmSync(keyFile, { force: true });
      renameSync(`${keyFile}.away`, keyFile);
      expect(await problem()).toBeNull();
      expect((await sending(draft)).data.sendAgreement.status).toBe('out');
      expect((await signAll(dana, 'Dana Whitfield')).body.status).toBe('signed');
      expect(isSealedWith(await fileOf(agreement), storedKey.certificate)).toBe(true);
    },
  );

  it('is replaced by setting another one, from which there is no silent way back', async () => {
    const configured = await makeSealPem('Configured', new Date());
    restart(configured);
    const { agreement } = await signed();
    const file = await fileOf(agreement);
    expect([isSealedWith(file, configured.certificate), isSealedWith(file, storedKey.certificate)]).toEqual([
      true,
      false,
    ]);
    expect(isSealedWith(await fileOf(first), storedKey.certificate)).toBe(true);
    // The setting gets lost, and the key of before still lies there.
    restart();
    expect(await problem()).toBe(agreementSentences.sealKeyLost);
  });

  it('is not suspected because of a file that cannot be read just now', async () => {
    const [{ key }] = (await api.sql(
      'select signed_key as key from agreements where signed_key is not null order by signed_at desc limit 1',
    )) as [{ key: string }];
    await storage.remove(key);
    restart();
    expect(await problem()).toBeNull();
  });
});
