import { expect, it } from 'vitest';
import { followsChanges, workspaceKindOf, workspaceKinds } from './workspace-changes.ts';

it('staff are told of what they may list, the factory and contractors of what their screens show, others of nothing', () => {
  const followedBy = (role: Parameters<typeof followsChanges>[0]) =>
    workspaceKinds.filter((kind) => followsChanges(role, kind));
  expect(followedBy('admin')).toEqual(workspaceKinds);
  const everyStaff = ['contacts', 'projects', 'appointments', 'documents', 'messages'];
  expect(followedBy('sales')).toEqual([...everyStaff, 'deals', 'tasks']);
  expect(followedBy('project_manager')).toEqual([...everyStaff, 'builds', 'factory', 'tasks']);
  expect(followedBy('office')).toEqual([...everyStaff, 'builds', 'factory', 'imports', 'deals', 'tasks']);
  expect(followedBy('factory')).toEqual(['factory']);
  expect(followedBy('contractor')).toEqual(['projects', 'documents', 'builds']);
  for (const role of ['customer', 'devops', 'agent', 'investor', undefined] as const)
    expect(followedBy(role)).toEqual([]);
});

it('a kind is read by its name alone', () => {
  expect(workspaceKindOf('documents')).toBe('documents');
  expect(workspaceKindOf('document')).toBeNull();
});
