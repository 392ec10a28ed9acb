/**
 * An address to go back to, only when it lies inside this site: `//evil.test`, `/\evil` and `https:…` are refused.
 * @param address path with query and hash, as remembered before signing in
 * @returns the address, or null
 */
export const sameSitePath = (address: string | null | undefined): string | null => {
  if (!address || !/^\/(?![/\\])/.test(address) || /[\u0000-\u001f\\]/.test(address)) return null;
  const base = 'https://inside.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, base);
    // Once its dots are resolved, `/.//evil.test` also begins with two slashes.
    return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
  } catch {
    return null;
  }
};
