import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

afterEach(() => vi.unstubAllGlobals());

const draw = () => {
  let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  render(<WhenNear placeholder="Loading the plan">The plan</WhenNear>);
  const scroll = (isIntersecting: boolean): void => act(() => tell([{ isIntersecting }]));
  return { scroll, disconnect };
};

it('draws its children when their place comes near, and keeps them', () => {
  const { scroll, disconnect } = draw();
  scroll(false);
  expect(screen.getByText('Loading the plan')).toBeInTheDocument();
  scroll(true);
  expect(screen.getByText('The plan')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalledOnce();
  scroll(false);
  expect(screen.getByText('The plan')).toBeInTheDocument();
});

it('draws them for the printer', () => {
  draw();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('The plan')).toBeInTheDocument();
});
