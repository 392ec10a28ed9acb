import { expect, it } from 'vitest';
import { designCodeIn } from './design-code.ts';

it.each([
  ['1.qqt4ds.0a31c2.m8', '1.qqt4ds.0a31c2.m8'],
  ['  1.qqt4ds.0a31c2.m8\n', '1.qqt4ds.0a31c2.m8'],
  ['/homes/g/1.qqt4ds.0a31c2.m8', '1.qqt4ds.0a31c2.m8'],
  ['https://homes.example/homes/g/1.qqt4ds.0a31c2.m8?mirrored=true#plan', '1.qqt4ds.0a31c2.m8'],
  ['https://homes.example/homes/g/1.qq%74', '1.qqt'],
  ['https://homes.example/homes/enid', null],
  ['two words', null],
  ['../../etc/passwd', null],
  ['', null],
  ['%', null],
])('finds the code in %j', (pasted, code) => {
  expect(designCodeIn(pasted)).toBe(code);
});
