import { expect, type Locator, type Page } from '@playwright/test';
import type { Ask } from './accounts.ts';
import { tabOf, screenLink } from './workspace.ts';

/** What waits, as the overview lists it. */
export const today = (page: Page): Locator => page.getByRole('region', { name: /^Today/ });

/** The row about somebody. */
export const todayRow = (page: Page, who: string): Locator =>
  today(page).getByRole('listitem').filter({ hasText: who });

/** Keeps `tel:` links from leaving the page: there is no program that dials here. */
export const withoutDialing = (page: Page): Promise<void> =>
  page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );

interface Waiting {
  readonly kind: string;
  readonly id: string;
  readonly who: string;
  readonly ready: boolean | null;
}

/** The first row of a kind whose button answers it, of somebody who has one row only. */
export const firstWaiting = async (ask: Ask, kind: 'call' | 'booking'): Promise<Waiting> => {
  const items: readonly Waiting[] = (await ask('{ today { items { kind id who ready } } }')).today.items;
  const found = items.find(
    (item) =>
      item.kind === kind &&
      (kind === 'call' || item.ready) &&
      items.filter(({ who }) => who === item.who).length === 1,
  );
  if (!found) throw new Error(`Nothing of the kind ${kind} waits.`);
  return found;
};

/** How much waits at a place of the rail, as a screen reader hears it. */
export const waitingAt = async (page: Page, name: string): Promise<number> => {
  const place = tabOf(page, name).or(screenLink(page, name));
  await expect(place).toBeAttached();
  return Number(/^(\d+) waiting$/.exec((await place.getAttribute('aria-description')) ?? '')?.[1] ?? 0);
};
