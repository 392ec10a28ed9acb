/** Words of the product and its trade, in lower case: whoever guesses at accounts here tries them first. No list of leaks has them. */
export const contextWords = [
  'hearthline',
  'hearthlinehomes',
  'factorybuilt',
  'factoryhome',
  'floorplan',
  'floorplans',
  'homebuilder',
  'manufacturedhome',
  'manufacturedhomes',
  'mobilehome',
  'modularhome',
  'modularhomes',
] as const;

let loading: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 leaked passwords in lower case, and the words above. Read when the first password is chosen: they take 9 MB, and most days nobody chooses one. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set<string>([...(dictionary['passwords-common'] as readonly string[]), ...contextWords]),
  ));

/** How many characters at the end may be decoration. */
const maxDecoration = 8;

/**
 * Whether a password is among those attackers try first (docs/security.md, A7): as it is, or once the usual decoration
 * (capitals, digits and punctuation at the end, or some of them) is removed, as in `Welcome2026!` and `Qwer12341`.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await commonPasswords();
  const folded = password.toLowerCase();
  let word = folded;
  for (let taken = 0; taken <= maxDecoration; taken += 1) {
    if (common.has(word)) return true;
    if (!/[\d\p{P}\p{S}]$/u.test(word)) return false;
    word = word.slice(0, -1);
  }
  return false;
};
