import { expect, it } from 'vitest';
import { companyForm, invalidWebsite } from './company.ts';
import { settings } from './office/settings.ts';
import { websiteLink } from './website.ts';

const check = (website: string) =>
  companyForm.safeParse({
    ...settings.company.initial,
    timeZone: settings.timeZone.initial,
    ...settings.hours.initial,
    website,
  });

it.each([
  ['www.example.com', 'www.example.com'],
  [' https://www.example.com/ ', 'www.example.com'],
  ['HTTP://example.com', 'example.com'],
  ['www.example.com/homes/', 'www.example.com/homes/'],
  ['example.com:8443/?a=b', 'example.com:8443/?a=b'],
  ['häuser.example', 'häuser.example'],
])('%j is kept as %j, and led to by https', (written, expected) => {
  expect(check(written).data?.website).toBe(expected);
  expect(websiteLink(expected)).toBe(`https://${expected}`);
});

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'ftp://files.example',
  '//evil.example',
  'user:pass@evil.example',
  'www.example.com@evil.example',
  'https://user@evil.example',
  'our site',
  'localhost',
  'https://',
])('%j is refused, and never a link', (written) => {
  expect(check(written).error?.issues[0]?.message).toBe(invalidWebsite);
  expect(websiteLink(written)).toBeUndefined();
});
