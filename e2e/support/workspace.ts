import { expect, type Locator, type Page } from '@playwright/test';

/** The places of the signed-in user: a column at the left, on a phone a bar at the bottom. */
export const rail = (page: Page): Locator => page.getByRole('navigation', { name: 'Workspace' });

/** The button that unfolds a phone's bar to show all places. */
export const moreOf = (page: Page): Locator => rail(page).getByRole('button', { name: 'More', exact: true });

/** A count of what is unread may follow the name. */
const named = (name: string): RegExp => new RegExp(`^${name}( \\d|$)`);

export const tabOf = (page: Page, name: string): Locator =>
  rail(page).getByRole('tab', { name: named(name) });
export const screenLink = (page: Page, name: string): Locator =>
  rail(page).getByRole('link', { name: named(name) });

/** Presses a place of the rail; on a phone it may be folded away. */
const press = async (page: Page, place: Locator): Promise<void> => {
  await expect(place.or(moreOf(page)).first()).toBeVisible();
  if (!(await place.isVisible())) await moreOf(page).click();
  await place.click();
};

/** Opens a tab of the user's home, as in `Contacts`. */
export const openTab = async (page: Page, name: string): Promise<void> => {
  await press(page, tabOf(page, name));
  await expect(page.getByRole('tabpanel', { name: named(name), includeHidden: true })).toBeAttached();
};

/** Opens a screen beside the tabs, as in `Documents`. */
export const openScreen = (page: Page, name: string): Promise<void> => press(page, screenLink(page, name));

export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Account of / });

/** Chooses from the menu of the account, as in `My Account`. */
export const chooseFromAccount = async (page: Page, name: string): Promise<void> => {
  await accountButton(page).click();
  await page.getByRole('menu', { name: 'Account' }).getByRole('menuitem', { name, exact: true }).click();
};

export const logout = (page: Page): Promise<void> => chooseFromAccount(page, 'Logout');

/** The link to the page above, which on a phone is only an arrow. */
export const pageAbove = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');

/** The name of the screen or of what it shows. */
export const screenName = (page: Page): Locator =>
  page.getByRole('banner').getByRole('heading', { level: 1 });

/** A place of the rail: its name there, its address, the name of its screen. */
interface StaffPlace {
  readonly name: string;
  readonly to: string;
  readonly title: string;
}

const tab = (name: string): StaffPlace => ({ name, to: `/admin?tab=${name.toLowerCase()}`, title: name });
const screen = (to: string, name: string, title = name): StaffPlace => ({ name, to, title });

/** The tabs of the Admin Console by their names (docs/specification.md, section 2), and the other screens of staff. */
export const staffTabs = ['Overview', 'Users', 'Projects', 'Contacts', 'Marketing', 'Settings'].map(tab);
/** What is one's own, of those who may own it. */
export const staffOwn = [
  { name: 'My leads', owns: 'contact' },
  { name: 'My deals', owns: 'deal' },
  { name: 'My projects', owns: 'project' },
] as const;
export const staffScreens = [
  screen('/walk-in', 'Walk-in'),
  screen('/deals', 'Deals'),
  screen('/admin/appointments', 'Appointments'),
  screen('/admin/documents', 'Documents'),
  screen('/admin/messages', 'Messages'),
  screen('/admin/homes', 'Homes'),
  screen('/admin/prices', 'Prices'),
  screen('/admin/contractors', 'Contractors'),
  screen('/factory', 'Factory board', 'Factory Board'),
  screen('/reports', 'Reports'),
  screen('/customer-service', 'Customer Service', 'Customer Service CRM Hub'),
];

/** Expects a page with one name, its content, and nothing wider than the window. */
export const expectWholePage = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect(screenName(page)).toHaveText(name);
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);
  // What the page is about: a heading, where the bar alone does not say it, or what there is to read, fill in or press.
  const main = page.getByRole('main');
  const content = main
    .getByRole('heading')
    .or(main.getByRole('table'))
    .or(main.getByRole('list'))
    .or(main.getByRole('textbox'))
    .or(main.getByRole('button'));
  await expect(content.first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
};
