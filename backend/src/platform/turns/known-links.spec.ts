import { expect, it } from 'vitest';
import { createKnownLinks, knownLinkLimits } from './known-links.ts';

const setUp = () => {
  const clock = { ms: 0 };
  return { clock, links: createKnownLinks(() => clock.ms) };
};

it('a link is known once it has opened something, by a name that does not give it away', () => {
  const { links } = setUp();
  expect(links.payerId('made-up')).toBeNull();
  links.note('good');
  expect(links.payerId('good')).toMatch(/^link [\w-]{43}$/);
  expect(links.payerId('good')).not.toContain('good');
  expect(links.payerId('made-up')).toBeNull();
});

it('it is known for an hour after it last did', () => {
  const { clock, links } = setUp();
  links.note('good');
  clock.ms = 1000;
  links.note('good');
  clock.ms = 1000 + knownLinkLimits.ms - 1;
  expect(links.payerId('good')).not.toBeNull();
  clock.ms += 1;
  expect(links.payerId('good')).toBeNull();
});

it('one more than there is room for takes the place of the one that was used longest ago', () => {
  const { links } = setUp();
  for (let at = 0; at < knownLinkLimits.all; at += 1) links.note(`link ${at}`);
  links.note('link 0');
  links.note('one more');
  expect(['link 0', 'link 1', 'link 2', 'one more'].map((secret) => links.payerId(secret) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
