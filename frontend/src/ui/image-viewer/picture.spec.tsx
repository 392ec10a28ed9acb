import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseColorMode } from '../../platform/browser/color-mode.ts';
import { renderAt } from '../../testing/render.tsx';
import { Picture } from './picture.tsx';

afterEach(() => chooseColorMode('light'));

const source = (): HTMLSourceElement | null => document.querySelector('picture > source');

it('offers the drawing for dark pages to whoever the system or their own choice shows dark pages', () => {
  renderAt(<Picture dusk src="/api/image/plan-enid.png" srcSet="/a.webp?w=400 400w, /a.webp 800w" alt="" />);
  expect(source()).toHaveAttribute('srcset', '/a.dusk.webp?w=400 400w, /a.dusk.webp 800w');
  expect(source()).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  act(() => chooseColorMode('dark'));
  expect(source()).toHaveAttribute('media', 'screen');
});

it('asks for a plan in the colors of dark pages', () => {
  const plan = '/api/floor-plans/designs/1.k2s.00.e0.svg';
  renderAt(<Picture dusk src={`${plan}?colors=light&caption=false`} alt="" />);
  expect(source()).toHaveAttribute('srcset', `${plan}?colors=dark&caption=false`);
});

it('leaves pictures that look the same everywhere as they are', () => {
  renderAt(<Picture src="/api/image/roof-gable.png" alt="" />);
  expect(source()).toBeNull();
});
