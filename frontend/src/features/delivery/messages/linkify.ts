/** A piece of a text: plain, or a web address. */
export interface LinkifiedPart {
  readonly text: string;
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"'`]{1,2000}/gi;
/** Trailing punctuation that belongs to the sentence, not to the address. */
const tail = /[.,;:!?)\]}]+$/;

const hrefOf = (text: string): string | undefined => {
  try {
    const { protocol, href, username, password } = new URL(text);
    // Refuses user names: `https://your-bank.example@evil.example` looks like an address of the bank.
    return (protocol === 'https:' || protocol === 'http:') && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
};

/** Finds the addresses in a plain text. Only `http` and `https` become links; everything else stays text. */
export const linkify = (text: string): LinkifiedPart[] => {
  const parts: LinkifiedPart[] = [];
  let place = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(tail, '');
    const href = hrefOf(found);
    if (!href) continue;
    if (match.index > place) parts.push({ text: text.slice(place, match.index) });
    parts.push({ text: found, href });
    place = match.index + found.length;
  }
  if (place < text.length) parts.push({ text: text.slice(place) });
  return parts;
};
