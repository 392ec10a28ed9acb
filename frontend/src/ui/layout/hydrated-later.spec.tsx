import { act } from '@testing-library/react';
import { lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { afterEach, expect, it } from 'vitest';
import { HydratedLater } from './hydrated-later.tsx';

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((now) => now + 1)}>
      {count} presses
    </button>
  );
};
const page = (Part: typeof Counter) => (
  <HydratedLater fallback="Loading">
    <Part />
  </HydratedLater>
);

let end = (): void => undefined;
afterEach(() => act(() => end()));

/** The page as it was served, whose script comes when it is told to. */
const serve = async () => {
  const { prelude } = await prerender(page(Counter));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await new Response(prelude).text();
  let arrive = (): void => undefined;
  const script = new Promise<{ default: typeof Counter }>((resolve) => {
    arrive = () => resolve({ default: Counter });
  });
  const mounted = await act(() => hydrateRoot(root, page(lazy(() => script) as unknown as typeof Counter)));
  end = () => {
    mounted.unmount();
    root.remove();
  };
  return { button: () => root.querySelector('button'), arrive: () => act(async () => arrive()) };
};

it('does what was pressed before its script had come, once it has, and nothing twice', async () => {
  const { button, arrive } = await serve();
  expect(button()).toHaveTextContent('0 presses');
  act(() => button()?.click());
  act(() => button()?.click());
  expect(button()).toHaveTextContent('0 presses');
  await arrive();
  expect(button()).toHaveTextContent('2 presses');
  act(() => button()?.click());
  expect(button()).toHaveTextContent('3 presses');
});

it('leaves alone what was not served', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const { createRoot } = await import('react-dom/client');
  const mounted = createRoot(root);
  end = () => {
    mounted.unmount();
    root.remove();
  };
  await act(async () => mounted.render(page(Counter)));
  act(() => root.querySelector('button')?.click());
  expect(root).toHaveTextContent('1 presses');
});
