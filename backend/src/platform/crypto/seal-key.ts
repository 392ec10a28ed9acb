import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import 'reflect-metadata';
import { StartError } from '../errors.ts';
import { makeFolder } from '../process/data-folder.ts';
import type { SealPem } from './seal-pem.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const years = 20;

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

/** A new key with a certificate that it signed itself. @param name whom the certificate names */
export const makeSealPem = async (name: string, now: Date): Promise<SealPem> => {
  // Imported on demand: most servers find theirs.
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(crypto);
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    // The first bit is 0, as in a positive number.
    serialNumber: `4${randomBytes(16).toString('hex').slice(1)}`,
    name: [{ CN: [name] }],
    notBefore: new Date(now.getTime() - 3_600_000),
    notAfter: until,
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return {
    key: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: pem('CERTIFICATE', certificate.rawData),
  };
};

const block = (text: string, label: string): string | undefined =>
  new RegExp(`-----BEGIN ${label}-----[\\s\\S]+?-----END ${label}-----`).exec(text)?.[0];

const read = (file: string): SealPem | null => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [key, certificate] = [block(text, 'PRIVATE KEY'), block(text, 'CERTIFICATE')];
  if (!key || !certificate)
    throw new StartError(`${file} holds no key and certificate. Remove it to make a new one.`);
  return { key, certificate };
};

const fileIn = (dataDir: string): string => join(dataDir, 'seal-key.pem');

/** The key that a server has made and kept in its data folder; null if there is none. @throws StartError for a file that holds none */
export const storedSealPem = (dataDir: string): SealPem | null => read(fileIn(dataDir));

/** The variables of the configuration that give servers this key, each on one line. */
export const signingVariables = ({ key, certificate }: SealPem) => {
  const onOneLine = (text: string): string => text.trim().replaceAll('\n', '\\n');
  return { SIGNING_KEY: onOneLine(key), SIGNING_CERTIFICATE: onOneLine(certificate) };
};

/** The key in the data folder, made at the first call. Of two servers at once, one makes it, and the other reads it. */
export const ownSealPem = async (dataDir: string): Promise<SealPem> => {
  const file = fileIn(dataDir);
  const storedKey = storedSealPem(dataDir);
  if (storedKey) return storedKey;
  makeFolder(dataDir, 0o700);
  const made = await makeSealPem('Document seal', new Date());
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  // Written whole under another name and then linked: nobody ever reads half a key, and the first one stays.
  writeFileSync(draft, made.key + made.certificate, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file) ?? made;
};
