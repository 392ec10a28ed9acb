import { expect, it } from 'vitest';
import { permissionGroups } from './permission-words.ts';
import { permissionOf, permissions } from './permissions.ts';

it('names every action once, with exactly the roles that are enforced', () => {
  const rows = permissionGroups().flatMap((group) => group.rows);
  expect(rows.map(({ action }) => action).toSorted()).toEqual(Object.keys(permissions).toSorted());
  for (const { action, roles } of rows) expect(roles).toEqual(permissionOf(action).roles);
});

it('is readable: no two rows of a group and no two groups are named alike, nothing looks like code', () => {
  const groups = permissionGroups();
  expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
  for (const { title, rows } of groups) {
    expect(title).toMatch(/^[A-Z][a-z0-9 -]+$/);
    for (const row of rows) expect(row.title).toMatch(/^[A-Z][A-Za-z0-9 -]+$/);
    expect(new Set(rows.map((row) => row.title)).size).toBe(rows.length);
  }
});

it('groups by what is acted on, screens last', () => {
  const groups = permissionGroups();
  expect(groups.at(-1)?.title).toBe('Screens');
  expect(groups.at(-1)?.rows.find(({ action }) => action === 'page:admin')?.title).toBe('Admin Console');
  expect(groups[0]).toMatchObject({
    title: 'Own account',
    rows: [{ title: 'Read' }, { title: 'Update' }, { title: 'Change password' }],
  });
});
