import { expect, it } from 'vitest';
import { createTextCipher } from './encryption.ts';

const cipher = createTextCipher(Buffer.alloc(32, 7));
const bytesOf = (sealed: string): Buffer => Buffer.from(sealed, 'base64');

it('reads what it has encrypted, and encrypts the same text differently each time', () => {
  for (const text of ['', 'https://homes.example/#token=x', 'Grüße\n🏠'])
    expect(cipher.decrypt(cipher.encrypt(text))).toBe(text);
  expect(cipher.encrypt('same')).not.toBe(cipher.encrypt('same'));
});

it('refuses a text of which any one byte was changed', () => {
  const sealed = bytesOf(cipher.encrypt('token'));
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(sealed.readUInt8(place) ^ 1, place);
    expect(() => cipher.decrypt(changed.toString('base64')), `byte ${place}`).toThrow();
  }
});

it('refuses a text that was cut, even to the length of a shorter tag', () => {
  const sealed = bytesOf(cipher.encrypt(''));
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => cipher.decrypt(sealed.subarray(0, length).toString('base64')), `${length} bytes`).toThrow();
});

it('refuses what another key has encrypted', () => {
  const other = createTextCipher(Buffer.alloc(32, 8));
  expect(() => cipher.decrypt(other.encrypt('token'))).toThrow();
});
