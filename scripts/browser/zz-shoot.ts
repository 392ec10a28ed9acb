import { chromium } from '@playwright/test';
import { findChrome } from './find-chrome.ts';
const { executablePath, args, env } = await findChrome();
const browser = await chromium.launch({ executablePath, args, env });
const base = 'http://127.0.0.1:4711';
const only = process.argv[2] ?? '';
const open = async (width: number, height: number, dark: boolean) => {
  const page = await browser.newPage({ bypassCSP: true, baseURL: base, viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce', hasTouch: width < 500 });
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  const answer = await page.request.post('/api/auth/login', { data: { email: 'admin@example.com', password: 'DareToCompare1' } });
  const { accessToken } = await answer.json();
  await page.goto('/healthz');
  await page.evaluate((t) => localStorage.setItem('accessToken', t), accessToken);
  return page;
};
const settle = async (page: any) => { await page.waitForFunction('document.readyState === "complete" && !document.querySelector("[data-skeleton]")'); await page.waitForTimeout(600); };
for (const [w, h, dark] of [[1280, 900, false], [1280, 900, true], [390, 844, false]] as const) {
  const tag = `${w}${dark ? '-dark' : ''}`;
  if (only && !tag.match(only)) continue;
  const page = await open(w, h, dark);
  for (const view of ['table', 'board', 'timeline', 'cards']) {
    await page.goto(`/admin?tab=projects&view=${view}`);
    await page.waitForSelector('[aria-label="View"]');
    await settle(page);
    await page.screenshot({ path: `/tmp/projects-shots/${tag}-${view}.png` });
    console.log(tag, view, await page.evaluate('document.documentElement.scrollWidth + " of " + innerWidth'), await page.evaluate('[...document.querySelectorAll("article, [aria-label^=Timeline] li, ol[aria-label] li")].map(e => Math.round(e.getBoundingClientRect().top))[0]'));
  }
  const id = (await (await page.request.get('/api/projects?search=Whitfield', { headers: { authorization: `Bearer ${await page.evaluate('localStorage.accessToken')}` } })).json()).projects.find((p: any) => p.status === 'in_progress' || p.status === 'planning')?.id;
  await page.goto(`/projects/${id}`);
  await page.getByRole('button', { name: 'Edit Project' }).waitFor();
  await settle(page);
  await page.screenshot({ path: `/tmp/projects-shots/${tag}-page.png` });
  await page.getByRole('button', { name: 'Edit Project' }).click();
  await page.getByRole('dialog').getByLabel('Name').waitFor();
  await settle(page);
  await page.screenshot({ path: `/tmp/projects-shots/${tag}-form.png` });
  await page.close();
}
await browser.close();
