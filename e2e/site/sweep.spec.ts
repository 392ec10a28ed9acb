import type { Role } from '@hearthline/rules/permissions.ts';
import { hasPart, isPublic, routeAt, routes, type Route } from '@hearthline/rules/routes.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { asAdmin } from '../support/accounts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { signIn } from '../support/sign-in.ts';
import { expectTermsStated } from '../support/stated-payments.ts';
import { expect, test } from '../support/test.ts';
import { expectAllShown } from '../support/whole-page.ts';
import { staffScreens, staffTabs } from '../support/workspace.ts';

/**
 * Every address of the product is opened once and looked at in each width and both color modes: its frame comes with the HTML, it has
 * one heading, nothing for axe to find, nothing wider than the window, and an empty console; where it names a payment to a visitor, the
 * terms stand with it (apr.shown). What only a journey brings about (an open
 * dialog, a message about a mistake) is looked at there. Every route must stand in this table.
 */
interface Stop {
  /** The address; of a page about one object, what is in its place (`:contact`) is looked up. */
  readonly at: string;
  /** What is to be read there once the page has its content. */
  readonly shows?: string | RegExp;
  /** The list that it is about, which begins near the top so that as much as possible of it is seen at once. */
  readonly list?: string;
}

interface Round {
  readonly name: string;
  /** Who looks; a visitor, if nobody is named. */
  readonly role?: Role;
  readonly stops: readonly Stop[];
  /** What the browser has to complain about there. */
  readonly complaint?: RegExp;
  /** What it complains about unless a frame is taken away first. */
  readonly possibleComplaint?: RegExp;
}

const stop = (at: string, shows?: string | RegExp, list?: string): Stop => ({
  at,
  ...(shows !== undefined && { shows }),
  ...(list !== undefined && { list }),
});

const publicPages: readonly Stop[] = (routes as readonly Route[])
  .filter((route) => isPublic(route) && !hasPart(route))
  .map(({ path }) => stop(path));

/** A plan that the generator drew, by its code. */
const plan = '1.qqt4s.101112011010110.o0';

const settings = [
  ['content', 'Promotions and programs'],
  ['company-and-team', 'Company and team'],
  ['outbox', /Email service: development mode/],
  ['audit', 'Audit log'],
] as const;

/** What the lists are called to which screens of staff belong. */
const lists: Readonly<Record<string, string>> = {
  '/admin?tab=users': 'Users',
  '/admin?tab=contacts': 'Contacts',
  '/admin?tab=marketing': 'Campaigns',
  '/admin/documents': 'Documents',
  '/admin/messages': 'Conversations',
  '/admin/contractors': 'Contractors',
  '/admin/homes': 'Homes',
};

const findsOfVisitors: Round = {
  name: 'what a visitor finds',
  stops: [
    stop('/homes/birkenfeld', 'Birkenfeld'),
    stop(`/homes/g/${plan}`, 'Square feet'),
    stop(`/homes/g/${plan}/change`, /Every requirement met/),
    stop('/homes?month=1400', /homes?/),
    stop('/homes?bedrooms=5&monthly=900', 'No homes match these filters'),
    stop('/compare', 'Which homes do you want to compare?'),
    stop('/compare?homes=birkenfeld,yachats', 'Yachats'),
    stop('/auth?tab=signup', 'Create Account'),
    stop('/verify', 'Check a Document'),
    stop(`/verify/${'0'.repeat(64)}`, 'Check a Document'),
  ],
};

const worksOfVisitors: Round = {
  name: 'what a visitor makes',
  stops: [
    stop('/floor-plan-generator?king=3&full-baths=2&plans=3x2', /3 plans drawn/),
    stop('/floor-plan-generator?king=6&full-baths=3&plans=6x3', 'No Matching Floor Plans'),
    stop('/design-roof?roof=gambrel&siding=brick', 'Brick Veneer'),
    stop('/my-home', 'You have not designed a home yet'),
    stop('/my-home/:design', 'Yachats'),
    stop('/appointments?home=birkenfeld', 'The home you are asking about'),
    stop('/finance?price=145000', 'Payment calculator'),
  ],
};

const rounds: readonly Round[] = [
  { name: 'the public pages', stops: publicPages },
  {
    name: 'an address that leads nowhere',
    stops: [stop('/design-rof', '404 Page Not Found')],
    complaint: /status of 404/,
  },
  findsOfVisitors,
  worksOfVisitors,
  {
    name: 'mailed links without their secret',
    stops: [
      '/unsubscribe',
      '/verify-email',
      '/appointment',
      '/quote',
      '/sign',
      '/reset-password',
      '/invitation',
    ].map((path) => stop(path, /link/i)),
  },
  {
    name: 'the screens of staff',
    role: 'admin',
    stops: [...staffTabs, ...staffScreens].map(({ to, title }) => stop(to, title, lists[to])),
  },
  {
    name: 'the views of staff',
    role: 'admin',
    stops: [
      // Searched for, because other journeys add projects before it.
      ...['board', 'cards', 'timeline'].map((view) =>
        stop(`/admin?tab=projects&view=${view}&search=Whitfield`, 'Whitfield Family Home'),
      ),
      stop('/admin/appointments?view=day', 'All times are Pacific Time.'),
      stop('/admin?tab=projects&view=table&search=Whitfield', 'Whitfield Family Home', 'Projects'),
      stop('/admin/appointments?view=list&period=past', 'Held', 'Appointments'),
      stop('/deals?view=list', /deals/),
      stop('/reports?source=contacts&by=waiting&measure=count&sort=name&chart=bar', 'Figures of the report'),
      ...settings.map(([part, shows]) =>
        stop(`/admin?tab=settings&part=${part}`, shows, part === 'audit' ? 'Audit log' : undefined),
      ),
    ],
  },
  {
    name: 'what staff work on',
    role: 'admin',
    // The preview of a campaign is a frame without scripts, and Playwright has one for every frame.
    possibleComplaint: /Blocked script execution in 'about:srcdoc'/,
    stops: [
      stop('/contacts/:contact', 'Contact created'),
      stop('/contacts/duplicates', 'Contacts that may be one person'),
      stop('/contacts/import', 'Choose a CSV file, or drop it here'),
      stop('/deals/:deal', 'Deal opened'),
      stop('/quotes/:quote', 'Enter adds a line below the one you are in.'),
      stop('/projects/:project', 'Whitfield Family Home'),
      stop('/campaigns/:campaign'),
      stop('/campaigns/new', 'Content'),
      stop('/admin/contractors/:contractor', 'Contractors'),
      stop('/admin/homes/:home'),
      stop(`/admin/homes/new?code=${plan}`, /^Passes every rule/),
      stop('/account', 'This device'),
      stop('/change-password', 'Change Password'),
    ],
  },
  {
    name: 'the portal of a customer',
    role: 'customer',
    stops: [
      ...['projects', 'documents', 'appointments', 'messages'].map((tab) =>
        stop(`/dashboard?tab=${tab}`, 'Customer Portal'),
      ),
      stop('/projects/:project', 'Whitfield Family Home'),
      stop('/account', 'This device'),
      stop('/admin/documents', 'Access Denied'),
    ],
  },
  { name: 'the portal of a contractor', role: 'contractor', stops: [stop('/contractor', 'Logged in as:')] },
  { name: 'the factory board', role: 'factory', stops: [stop('/factory', 'Factory Board')] },
  {
    name: 'the portal of agents',
    role: 'agent',
    stops: [stop('/agent-developers', 'Agent Developers Portal')],
  },
  { name: 'the portal of investors', role: 'investor', stops: [stop('/investor-portal', '$47.2M')] },
  { name: 'development operations', role: 'devops', stops: [stop('/development-ops', 'Optimal')] },
];

/** The addresses of a round, with the id of an object of its kind where one is missing. */
const addressesOf = async ({ stops }: Round, request: APIRequestContext): Promise<readonly Stop[]> => {
  if (!stops.some(({ at }) => at.includes(':'))) return stops;
  const admin = await asAdmin(request);
  const { createDesign } = await admin(
    'mutation { createDesign(input: { home: { slug: "yachats" } }) { design { code } } }',
  );
  const { deals, quotes, campaigns, projects, projectPeople, catalogHomes } = await admin(`{
    deals { deals { id contact { id } } } quotes(status: draft) { quotes { id } } campaigns { campaigns { id } } catalogHomes { homes { id } }
    projects(search: "Whitfield Family Home") { projects { id } } projectPeople(role: contractor) { id }
  }`);
  const ids: Readonly<Record<string, string>> = {
    contact: deals.deals[0].contact.id,
    deal: deals.deals[0].id,
    quote: quotes.quotes[0].id,
    campaign: campaigns.campaigns[0].id,
    project: projects.projects[0].id,
    contractor: projectPeople[0].id,
    home: catalogHomes.homes[0].id,
    design: createDesign.design.code,
  };
  return stops.map((each) => ({
    ...each,
    at: each.at.replace(/:(\w+)$/, (_, kind: string) => ids[kind] ?? ''),
  }));
};

/** Runs in the page: marks the heading that came with the HTML. React makes a new one where it cannot take the old one over. */
const markHeading = (): void =>
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelector('h1')?.setAttribute('data-from-html', ''),
  );

/** Expects nothing wider than the window, once the page has taken its size. */
const expectNothingWide = (page: Page): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `wider than ${page.viewportSize()?.width} px`,
    )
    .toBeLessThanOrEqual(0);

/** The widths before, between and beyond those of a phone and a desktop, in which a public page breaks its lines anew. */
const otherWidths = [360, 768, 1024, 1920];

/** Expects a page to fit windows of other widths, with all of every link in sight. */
const expectToFit = async (page: Page): Promise<void> => {
  for (const width of otherWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingWide(page);
    const cut = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().right > window.innerWidth)
          .map((link) => link.textContent),
      );
    expect(cut, `links at ${width} px`).toEqual([]);
  }
};

/** What prerendered pages have over the others: React takes over what came with the HTML, and adds nothing to the head. */
const expectTakenOver = async (page: Page): Promise<void> => {
  await expect(page.locator('h1[data-from-html]'), 'what came with the HTML is taken over').toHaveCount(1);
  for (const one of ['head > title', 'link[rel=canonical]']) await expect(page.locator(one)).toHaveCount(1);
};

const expectNearTop = async (page: Page, list: string): Promise<void> => {
  const rows = page
    .getByRole('table', { name: list, exact: true })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: list, exact: true }).getByRole('listitem'));
  await expect(rows.first()).toBeVisible();
  // The topmost, which need not stay the same row: a conversation that has been read comes after those that have not.
  const top = async (): Promise<number> =>
    Math.min(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))));
  await expect.poll(top, `where ${list} begin`).toBeLessThanOrEqual(170);
};

/** Runs in the page: axe cannot look into a frame without scripts, such as the preview of a mail, which may come late. */
const keepFramesOut = (): void => {
  const remove = (): void => document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  remove();
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
};

const widths = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

const visit = async (
  page: Page,
  { at, shows, list }: Stop,
  { isPrerendered, isForVisitors }: { readonly isPrerendered: boolean; readonly isForVisitors: boolean },
): Promise<void> => {
  // The one before may have failed at another width.
  await page.setViewportSize(widths.desktop);
  const answer = await page.goto(at);
  expect(await answer?.text(), 'the frame comes with the HTML').toMatch(
    /<div id="root"[^>]*><.*Hearthline Homes/s,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (shows !== undefined)
    await expect(
      page.getByText(shows).or(page.getByLabel(shows)).filter({ visible: true }).first(),
    ).toBeVisible();
  await expectAllShown(page);
  if (isForVisitors) await expectTermsStated(page, at);
  if (isPrerendered) await expectTakenOver(page);
  if (list !== undefined) await expectNearTop(page, list);
  if (isPrerendered) await expectToFit(page);
  await page.evaluate(keepFramesOut);
  for (const width of ['phone', 'desktop'] as const) {
    await page.setViewportSize(widths[width]);
    await expectNothingWide(page);
    // The colors of a page are the same in each width.
    await expectNoAxeFindings(page, width === 'desktop' ? ['dark', 'light'] : ['light']);
  }
};

for (const round of rounds)
  test(`${round.name}: frame, console, width and axe`, async ({ page, request, complaints }) => {
    test.setTimeout(300_000);
    const stops = await addressesOf(round, request);
    if (round.complaint) complaints.expect(round.complaint);
    if (round.possibleComplaint) complaints.allow(round.possibleComplaint);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && errors.push(message.text()));
    await page.addInitScript(markHeading);
    if (round.role) await signIn(page, round.role, '/healthz');
    // One that fails hides none of the others.
    const wrong: string[] = [];
    for (const each of stops) {
      const what = { isPrerendered: round.stops === publicPages, isForVisitors: !round.role };
      await visit(page, each, what).catch(({ message }: Error) => wrong.push(`${each.at}: ${message}`));
      wrong.push(...errors.splice(0).map((text) => `${each.at}: the console says ${text}`));
    }
    expect(wrong.join('\n\n')).toBe('');
  });

test('nothing moves by itself while a page loads on a phone', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(widths.phone);
  await watchLayoutShift(page);
  const shifts: Record<string, number> = {};
  for (const round of [findsOfVisitors, worksOfVisitors])
    for (const { at } of await addressesOf(round, request)) {
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      shifts[at] = await layoutShiftOf(page);
    }
  expect(Object.entries(shifts).filter(([, shift]) => shift > 0.05)).toEqual([]);
});

/** Asked for in the middle of signing in, where e2e/people/second-factor.spec.ts looks at it. */
const elsewhere = ['/second-factor'];

test('every route stands in the sweep', () => {
  const visited = rounds.flatMap(({ stops }) => stops.map(({ at }) => routeAt(at.replace(/\?.*/, ''))?.path));
  const missing = (routes as readonly Route[])
    .map(({ path }) => path)
    .filter((path) => !visited.includes(path) && !elsewhere.includes(path));
  expect(missing).toEqual([]);
});
