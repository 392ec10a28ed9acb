/** The first match wins: most browsers also name others, which they want to be taken for. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Vivaldi)\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: typeof browsers, userAgent: string): string | undefined =>
  table.find(([mark]) => mark.test(userAgent))?.[1];

/** `Firefox on Windows`; for a program that is no browser, its own name; without a user agent, `Unknown device`. */
export const deviceName = (userAgent: string): string => {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = /^[\w.-]{1,40}(?=\/|$)/.exec(userAgent)?.[0];
  if (program && program !== 'Mozilla') return system ? `${program} on ${system}` : program;
  return system ?? 'Unknown device';
};
