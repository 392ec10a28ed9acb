const ascii = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;
const international = /[^ -~]|(?:^|\.)xn--/i;
const written = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The browser's and the server's own, which know UTS 46. */
declare const URL: new (address: string) => { readonly hostname: string };

/** The domain in ASCII, as the network knows it (UTS 46), or null if there is no such domain. */
const networkForm = (domain: string): string | null => {
  try {
    return written.test(domain) && domain.length <= 254 ? new URL(`http://${domain}`).hostname : null;
  } catch {
    return null;
  }
};

/** How far apart two insertions are (RFC 3492, section 6.1). */
const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
};

const digitOf = (character: string): number =>
  '0123456789'.includes(character) ? Number(character) + 26 : character.charCodeAt(0) - 97;

/** A label in the script it was written in: the inverse of Punycode (RFC 3492). */
const read = (label: string): string => {
  if (!label.startsWith('xn--')) return label;
  const code = label.slice(4);
  const last = code.lastIndexOf('-');
  const found = [...code.slice(0, Math.max(0, last))];
  let [n, i, bias] = [128, 0, 72];
  for (let at = last + 1; at < code.length;) {
    const before = i;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = digitOf(code[at++] ?? 'a');
      i += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    bias = adapt(i - before, found.length + 1, before === 0);
    n += Math.floor(i / (found.length + 1));
    i %= found.length + 1;
    if (n > 0x10ffff) return label;
    found.splice(i++, 0, String.fromCodePoint(n));
  }
  return found.join('');
};

/**
 * The one form in which a domain is stored and compared: `xn--bcher-kva.example` and `BÜCHER.example` are both `bücher.example`.
 * Plain ASCII stays as typed. @returns null if it is no domain that mail could go to
 */
export const canonicalDomain = (domain: string): string | null => {
  if (!international.test(domain)) return ascii.test(domain) ? domain : null;
  const known = networkForm(domain);
  if (!known || !ascii.test(known)) return null;
  const readable = known.split('.').map(read).join('.');
  // What does not lead back to the same domain is left as the network knows it.
  return networkForm(readable) === known ? readable.normalize('NFC') : known;
};
