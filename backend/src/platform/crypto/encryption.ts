import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts text for the database, so that nobody can read it there (AES-256-GCM). */
export interface TextCipher {
  encrypt(text: string): string;
  /** Decrypts. @throws if the text was encrypted with another key, or was changed */
  decrypt(sealed: string): string;
}

const tagLength = 16;

/** @param key 32 bytes */
export const createTextCipher = (key: Buffer): TextCipher => ({
  encrypt: (text) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  },
  decrypt: (sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    // Without its length, a text cut down to four bytes of its tag would pass for a sealed one.
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: tagLength,
    });
    decipher.setAuthTag(bytes.subarray(12, 12 + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(12 + tagLength)), decipher.final()]).toString(
      'utf8',
    );
  },
});
