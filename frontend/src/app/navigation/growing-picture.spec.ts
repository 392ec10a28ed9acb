import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { growPictures } from './growing-picture.ts';

const list = `<main><article><img data-grow="card" alt=""><a href="/homes/enid">Enid</a></article></main>`;
const home = `<main><img data-grow="page" alt=""></main>`;

/** What had the name of the picture before and after each change of pages. */
let moved: { from: string | undefined; to: string | undefined }[];
let end: () => void;
let calm: boolean;

const named = (): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-grow]')].find(
    ({ style }) => style.viewTransitionName === 'growing-picture',
  )?.dataset['grow'];
const show = (html: string, path: string): void => {
  document.body.innerHTML = html;
  window.history.replaceState({ idx: 0 }, '', path);
};
const press = (init: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(event);
  return event;
};
/** The router: a press or a step shows the page. */
const route = (event: Event): void => {
  event.preventDefault();
  show(event.type === 'click' ? home : list, event.type === 'click' ? '/homes/enid' : '/homes');
};

beforeEach(() => {
  moved = [];
  calm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 300, 200));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const from = named();
      const finished = Promise.resolve()
        .then(update)
        .then(() => void moved.push({ from, to: named() }));
      return { ready: finished, finished };
    },
  });
  document.body.addEventListener('click', route);
  end = growPictures();
  show(list, '/homes');
});
afterEach(() => {
  end();
  document.body.removeEventListener('click', route);
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('grows from the card into the page, and back again', async () => {
  press();
  await expect.poll(() => moved).toEqual([{ from: 'card', to: 'page' }]);
  expect(window.location.pathname).toBe('/homes/enid');
  await expect.poll(named).toBeUndefined();
  window.addEventListener('popstate', route, { once: true });
  window.history.replaceState({ idx: 0 }, '', '/homes');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
  await expect.poll(() => moved[1]).toEqual({ from: 'page', to: 'card' });
});

it('leaves presses that open another tab, and those of people who want no motion, to the router', () => {
  document.body.removeEventListener('click', route);
  expect(press({ ctrlKey: true }).defaultPrevented).toBe(false);
  calm = true;
  expect(press().defaultPrevented).toBe(false);
  expect(moved).toEqual([]);
});

it('leaves a card without a picture, and a home without a picture on its page, to the router', () => {
  document.body.removeEventListener('click', route);
  show(list.replace('/homes/enid', '/homes/g/1.abc'), '/homes');
  expect(press().defaultPrevented).toBe(false);
  show(list.replace('<img data-grow="card" alt="">', ''), '/homes');
  expect(press().defaultPrevented).toBe(false);
});
