import type { Locator } from '@playwright/test';
import { addContacts, uniqueWord } from '../support/contacts.ts';
import { ask } from '../support/graphql-as-user.ts';
import { addProject } from '../support/projects.ts';
import { accountOf, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import {
  accountButton,
  expectWholePage,
  moreOf,
  openScreen,
  openTab,
  pageAbove,
  rail,
  screenLink,
  screenName,
  staffScreens,
  staffTabs,
  tabOf,
} from '../support/workspace.ts';

test(
  'every screen of staff is one press from every other, on a phone two, and fits the window',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    await signIn(page, 'admin');
    const places = [
      ...staffTabs.map(({ name }) => tabOf(page, name)),
      ...staffScreens.map(({ name }) => screenLink(page, name)),
    ];
    for (const { name, to, title } of [...staffScreens, ...staffTabs]) {
      // The rail is the same on all of them: the ends of its column say whether the window holds it.
      if (!isMobile)
        for (const place of [places.at(0), places.at(-1), tabOf(page, name).or(screenLink(page, name))])
          await expect(place as Locator).toBeInViewport({ ratio: 1 });
      await (staffTabs.some((tab) => tab.name === name) ? openTab(page, name) : openScreen(page, name));
      await expect(page).toHaveURL(to);
      await expectWholePage(page, title);
      await expect(rail(page).locator('[aria-selected=true], [aria-current=page]')).toHaveCount(1);
      if (!isMobile) continue;
      // The sheet folds again, and the bar covers nothing of the page.
      await expect(moreOf(page)).toBeVisible();
      // A page grows while its parts load, so its end is looked for more than once.
      const covered = async (): Promise<number> => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [main, bar] = [await page.getByRole('main').boundingBox(), await rail(page).boundingBox()];
        return (main?.y ?? 0) + (main?.height ?? 0) - (bar?.y ?? 0);
      };
      await expect.poll(covered).toBeLessThanOrEqual(1);
      const bar = await rail(page).boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(64);
    }
  },
);

test(
  'the bar names the object that is shown, and leads to the list it belongs to',
  { tag: '@long' },
  async ({ page }) => {
    const word = uniqueWord();
    await signIn(page, 'admin', '/healthz');
    await addContacts(page, word, ['Maximiliane-Alexandra-Wilhelmina']);
    const { contacts } = await ask(
      page,
      'query ($search: String) { contacts(search: $search) { contacts { id } } }',
      { search: word },
    );
    const project = `A home with a rather long name ${word}`;
    const { projectPeople } = await ask(
      page,
      'query ($search: String) { projectPeople(role: contractor, search: $search) { id } }',
      { search: accountOf('contractor').email },
    );
    for (const [at, name, above, to] of [
      [
        `/contacts/${contacts.contacts[0].id}`,
        'Maximiliane-Alexandra-Wilhelmina Tester',
        'Contacts',
        '/admin?tab=contacts',
      ],
      [`/projects/${await addProject(page, project)}`, project, 'Projects', '/admin?tab=projects'],
      [
        `/admin/contractors/${projectPeople[0].id}`,
        accountOf('contractor').name,
        'Contractors',
        '/admin/contractors',
      ],
      ['/contacts/import', 'Import Contacts', 'Contacts', '/admin?tab=contacts'],
      ['/account', 'My Account', 'Admin Console', '/admin'],
      ['/change-password', 'Change Password', 'Admin Console', '/admin'],
    ] as const) {
      await page.goto(at);
      await expectWholePage(page, name);
      await expect(page).toHaveTitle(new RegExp(`^${name} · `));
      await expect(pageAbove(page)).toHaveAccessibleName(above);
      await pageAbove(page).click();
      await expect(page).toHaveURL(to);
    }
  },
);

test('Back and a reload keep the place', { tag: '@phone' }, async ({ page, isMobile }) => {
  await signIn(page, 'admin', '/admin?tab=contacts&search=Keiko');
  await expect(screenName(page)).toHaveText('Contacts');
  await openScreen(page, 'Documents');
  await expect(screenName(page)).toHaveText('Documents');
  await openTab(page, 'Settings');
  await expect(screenName(page)).toHaveText('Settings');
  await page.reload();
  await expect(screenName(page)).toHaveText('Settings');
  await expect(page).toHaveURL('/admin?tab=settings');
  await page.goBack();
  await expect(screenName(page)).toHaveText('Documents');
  await page.reload();
  await expect(screenName(page)).toHaveText('Documents');
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=contacts&search=Keiko');
  await expect(screenName(page)).toHaveText('Contacts');
  if (!isMobile) return;
  // Back folds the sheet before it leaves the page.
  await moreOf(page).click();
  await expect(tabOf(page, 'Users')).toBeVisible();
  await page.goBack();
  await expect(tabOf(page, 'Users')).toBeHidden();
  await expect(page).toHaveURL('/admin?tab=contacts&search=Keiko');
});

test(
  'the rail goes by keyboard: arrows between the tabs, Tab on to the screens',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/admin?tab=contacts');
    await tabOf(page, 'Contacts').focus();
    for (const [key, name] of [
      ['ArrowDown', 'Marketing'],
      ['End', 'Settings'],
      ['ArrowDown', 'Overview'],
      ['ArrowUp', 'Settings'],
      ['Home', 'Overview'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabOf(page, name)).toBeFocused();
      await expect(tabOf(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(screenName(page)).toHaveText(name);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    // The saved views beneath the tabs come first.
    const views = rail(page)
      .getByRole('list', { name: /^Saved views of (contacts|projects)$/ })
      .getByRole('link');
    await expect(views.first()).toBeVisible();
    for (const view of await views.all()) {
      await page.keyboard.press('Tab');
      await expect(view).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(screenLink(page, 'Deals')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/deals');
    await expect(screenName(page)).toHaveText('Deals');
    await expect(screenName(page)).toBeFocused();
    // From another screen, arrows only look; Enter opens.
    await tabOf(page, 'Overview').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tabOf(page, 'Users')).toBeFocused();
    await expect(page).toHaveURL('/deals');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin?tab=users');
    await expect(screenName(page)).toHaveText('Users');
  },
);

test(
  'the account menu and a phone’s sheet take the focus and give it back',
  { tag: '@long' },
  async ({ page }) => {
    await signIn(page, 'admin', '/account');
    await accountButton(page).press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(accountButton(page)).toBeFocused();

    // A window that is enlarged so much that it is as narrow as a phone still has a keyboard.
    await page.setViewportSize({ width: 390, height: 844 });
    await moreOf(page).press('Enter');
    await expect(rail(page).getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(moreOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(tabOf(page, 'Users')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screenName(page)).toHaveText('Users');
    await expect(tabOf(page, 'Users')).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  },
);
