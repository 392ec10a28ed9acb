import { consultantSentences } from '@hearthline/rules/sale/consultants/consultant-words.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, userOf } from '../../testing/render.tsx';
import { FloatingButton } from './floating-button.tsx';

interface Sight {
  readonly target: Element;
  readonly isIntersecting: boolean;
}
/** The observer in use: what it watches, and how it reports. */
let watching: Set<Element>;
let report: (entries: readonly Sight[]) => void;

beforeEach(() => {
  watching = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = (entries) => act(() => callback(entries));
      }
      observe = (element: Element) => watching.add(element);
      unobserve = (element: Element) => watching.delete(element);
      disconnect = () => watching.clear();
    },
  );
});

const page = (more?: ReactNode, path = '/finance') => (
  <>
    <header>
      <a href="/appointments">Book Consultation</a>
    </header>
    <main>{more}</main>
    <FloatingButton path={path} />
  </>
);
const strip = () => screen.getByRole('complementary', { name: 'Talk to us', hidden: true });
const place = () => strip().dataset['place'];
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
};

describe('the floating button', () => {
  it('says the documented words on a page without another booking button', async () => {
    renderAt(page());
    await waitFor(() => expect(place()).toBe('here'));
    expect(strip().textContent).toBe(consultantSentences.button);
  });

  it('is gone while another booking button of the page is in view', async () => {
    renderAt(page(<a href="/appointments?roof=hip">Book</a>));
    await waitFor(() => expect(watching.size).toBe(1));
    const target = [...watching][0]!;
    expect(target).toHaveTextContent('Book');
    expect(place()).toBe('gone');
    report([{ target, isIntersecting: false }]);
    expect(place()).toBe('here');
    report([{ target, isIntersecting: true }]);
    expect(place()).toBe('gone');
  });

  it('comes back when that button leaves with its part of the page', async () => {
    const Page = () => {
      const [isOver, setOver] = useState(false);
      return page(
        <>
          <button type="button" onClick={() => setOver(true)}>
            Next
          </button>
          {!isOver && <a href="/appointments">Book</a>}
        </>,
      );
    };
    renderAt(<Page />);
    await waitFor(() => expect(watching.size).toBe(1));
    report([{ target: [...watching][0]!, isIntersecting: true }]);
    expect(place()).toBe('gone');
    fireEvent.click(screen.getByText('Next'));
    await waitFor(() => expect(place()).toBe('here'));
    expect(watching.size).toBe(0);
  });

  it('leaves on scrolling down and comes back on scrolling up', async () => {
    renderAt(page());
    await waitFor(() => expect(place()).toBe('here'));
    scrollTo(300);
    expect(place()).toBe('below');
    scrollTo(296);
    expect(place()).toBe('below');
    scrollTo(250);
    expect(place()).toBe('here');
    scrollTo(400);
    scrollTo(0);
    expect(place()).toBe('here');
  });

  it.each(['admin', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const)(
    'is not for a signed-in %s',
    async (role) => {
      renderAt(page(), { user: userOf(role) });
      // By then the button would be there.
      await act(async () => void (await import('./floating-strip.tsx')));
      await waitFor(() =>
        expect(screen.queryByRole('complementary', { name: 'Talk to us', hidden: true })).toBeNull(),
      );
    },
  );

  it.each(['/quote', '/sign', '/appointments'])(
    'is not on %s, which has buttons of its own',
    async (path) => {
      renderAt(page(null, path));
      await act(async () => void (await import('./floating-strip.tsx')));
      expect(screen.queryByRole('complementary', { name: 'Talk to us', hidden: true })).toBeNull();
    },
  );

  it('is for customers', async () => {
    renderAt(page(), { user: userOf('customer') });
    await waitFor(() => expect(place()).toBe('here'));
  });
});
