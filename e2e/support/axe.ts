import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const grave = new Set(['moderate', 'serious', 'critical']);

/** The rules that one color mode alone may break: the two differ only in their colors. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** What holds the focus over the page. Nobody reaches what is behind it, which e2e/site/sweep.spec.ts has looked at. */
const modal = 'dialog:modal';

/** The rows of a long list beyond those that say how its rows look. */
const furtherRows = ':is(tbody > tr, ul > li, ol > li):nth-child(n + 11)';

const findings = async (page: Page, only?: string[]): Promise<string[]> => {
  // Axe is loaded into a page once: the builder would load it anew, twice, for each analysis.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'void 0' }) }).options({
    resultTypes: ['violations'],
    ...(only !== undefined && { runOnly: { type: 'rule', values: only } }),
  });
  // Without legacy mode, axe opens another page for each analysis, which costs more than the analysis and takes the focus
  // away. That page is needed only to look into frames.
  builder.setLegacyMode(page.frames().length === 1);
  if ((await page.locator(modal).count()) > 0) builder.include(modal);
  if ((await page.locator(furtherRows).count()) > 0) builder.exclude(furtherRows);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
      ),
    );
};

/** Waits until nothing moves on the page. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    // An animation that follows scrolling instead of time counts as running for as long as it exists.
    const isMoving = (): boolean =>
      document
        .getAnimations()
        .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    await frame();
    // The transition of an inherited color may begin only when its parent's has ended.
    for (let frames = 0; frames === 0 || (isMoving() && frames < 30); frames += 1) await frame();
  });

/** Renders the page in a color mode. */
const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await settle(page);
};

/**
 * Lets colors change at once while something is done: each element would fade by itself, and to style hundreds of them for each
 * picture took as long as the analysis. A sheet made by a script is none of those that the content security policy is about.
 */
const withoutTransitions = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet();
    made.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(made);
    return made;
  });
  await work();
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
  });
};

/**
 * Fails on any moderate, serious or critical finding of axe in the page as it is now, or in the modal dialog over it, in light and in
 * dark mode. Of addresses, e2e/site/sweep.spec.ts does that; a journey does it in a state that only it brings about.
 */
export const expectNoAxeFindings = async (
  page: Page,
  modes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<void> => {
  // Every page has one, which comes with its words.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // What is under way, such as a fading press, comes to its end first.
  await settle(page);
  await withoutTransitions(page, async () => {
    for (const mode of modes) {
      await showIn(page, mode);
      expect(await findings(page, mode === 'dark' ? aboutColours : undefined), `axe, ${mode}`).toEqual([]);
    }
  });
};
