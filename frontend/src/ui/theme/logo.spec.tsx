import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/render.tsx';
import { Mark } from './logo.tsx';

it('is the icon of the site, line by line', () => {
  const { container } = renderAt(<Mark />);
  const lines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const icon = readFileSync('frontend/public/icon.svg', 'utf8');
  expect([...icon.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual(lines);
});
