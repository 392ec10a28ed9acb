import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkPreloading, ScrollAndFocus } from './scroll-and-focus.tsx';

/** The page's height without that of the window: how far down it can be scrolled. */
let height = 0;
/** What observes the page's size. */
let observers = new Set<() => void>();

const growTo = (next: number): void => {
  height = next;
  for (const grown of observers) grown();
};
const scroll = (top: number): void => {
  vi.stubGlobal('scrollY', Math.min(top, height));
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  observers = new Set();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly grown: () => void;
      constructor(grown: () => void) {
        this.grown = grown;
      }
      observe = (): void => void observers.add(this.grown);
      disconnect = (): void => void observers.delete(this.grown);
    },
  );
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
});
afterEach(() => vi.unstubAllGlobals());

const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

/** Reads a list down to 900 px, goes on, and comes back to it; it is as short then as its data is late. */
const comeBack = async (): Promise<void> => {
  render(
    <MemoryRouter>
      <LinkPreloading />
      <Routes>
        <Route
          path="/"
          element={
            <>
              <h1>List</h1>
              <Link to="/nowhere">On</Link>
              <ScrollAndFocus key="list" />
            </>
          }
        />
        <Route
          path="*"
          element={
            <>
              <h1>Other</h1>
              <Back />
              <ScrollAndFocus key="other" />
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  growTo(2000);
  scroll(900);
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(window.scrollY).toBe(0);
  height = 300;
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus();
};

it('scrolls to where the reader was once the page is long enough, and back there when it grows above', async () => {
  await comeBack();
  expect(window.scrollY).toBe(300);
  growTo(1200);
  expect(window.scrollY).toBe(900);
  // The browser keeps what is seen in its place, which moves the window as what comes late pushes it down.
  scroll(1100);
  growTo(1400);
  expect(window.scrollY).toBe(900);
});

it('leaves the window to the reader as soon as they do something', async () => {
  await comeBack();
  growTo(1200);
  window.dispatchEvent(new Event('wheel'));
  scroll(200);
  growTo(1400);
  expect(window.scrollY).toBe(200);
});
