import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

afterEach(() => vi.unstubAllGlobals());

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'It failed' : this.props.children);
}

const file = { Plan: () => <p>The plan</p> };

/** Draws it; `arrive` lets its file come. */
const draw = () => {
  let report: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  let coming = Promise.withResolvers<typeof file>();
  const load = vi.fn(() => coming.promise);
  render(
    <Boundary>
      <WhenNear load={load} placeholder="Loading the plan">
        {({ Plan }) => <Plan />}
      </WhenNear>
    </Boundary>,
    // Else React reports what the boundary has caught.
    { onCaughtError: () => undefined },
  );
  const scroll = (isIntersecting: boolean): void => act(() => report([{ isIntersecting }]));
  const arrive = (): Promise<void> => act(async () => coming.resolve(file));
  const fail = (): Promise<void> =>
    act(async () => {
      const failing = coming;
      coming = Promise.withResolvers();
      failing.reject(new Error('No connection'));
    });
  return { scroll, arrive, fail, load, disconnect };
};

it('is loaded before, drawn when its place comes near, and kept', async () => {
  const { scroll, arrive, load, disconnect } = draw();
  expect(load).toHaveBeenCalledOnce();
  await arrive();
  scroll(false);
  expect(screen.getByText('Loading the plan')).toBeInTheDocument();
  scroll(true);
  expect(screen.getByText('The plan')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalledOnce();
  scroll(false);
  expect(screen.getByText('The plan')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('holds its place while its file is still coming', async () => {
  const { scroll, arrive } = draw();
  scroll(true);
  expect(screen.getByText('Loading the plan')).toBeInTheDocument();
  await arrive();
  expect(screen.getByText('The plan')).toBeInTheDocument();
});

it('is there before the printer takes the page', async () => {
  const { arrive } = draw();
  await arrive();
  let printed: string | null = null;
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed = document.body.textContent;
  });
  expect(printed).toBe('The plan');
});

it('is asked for again once it is needed, and fails only then', async () => {
  const { scroll, fail, load } = draw();
  await fail();
  expect(screen.getByText('Loading the plan')).toBeInTheDocument();
  scroll(true);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Loading the plan')).toBeInTheDocument();
  await fail();
  expect(screen.getByText('It failed')).toBeInTheDocument();
});

it('is drawn if the second try succeeds', async () => {
  const { scroll, fail, arrive } = draw();
  await fail();
  scroll(true);
  await arrive();
  expect(screen.getByText('The plan')).toBeInTheDocument();
});
