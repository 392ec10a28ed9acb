import { roles, type Role } from '@hearthline/rules/permissions.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/context.ts';
import { canDelete, canReplace, documentScope, requestScope } from './document.policy.ts';

const viewer = (role: Role, id = 'owner'): Viewer => ({ role, id }) as Viewer;
const own = { ownerId: 'owner', reviewed: false };

describe('a document', () => {
  it.each<[string, Viewer | null, Parameters<typeof canDelete>[1], [boolean, boolean]]>([
    ['its owner', viewer('customer'), own, [true, true]],
    ['its owner, once it is reviewed', viewer('customer'), { ...own, reviewed: true }, [true, false]],
    ['somebody else', viewer('customer', 'other'), own, [false, false]],
    ['staff', viewer('admin', 'other'), own, [true, true]],
    ['staff, once it is reviewed', viewer('admin', 'other'), { ...own, reviewed: true }, [true, true]],
    ['the office', viewer('office', 'other'), own, [true, true]],
    ['a seller', viewer('sales'), own, [true, false]],
    [
      'who manages its project',
      viewer('project_manager', 'other'),
      { ...own, isReached: true },
      [true, true],
    ],
    ['another project manager', viewer('project_manager'), { ...own, isReached: false }, [true, false]],
    ['nobody who is not signed in', null, { ...own, ownerId: null }, [false, false]],
  ])('is replaced and deleted by %s', (_who, who, document, [replaces, deletes]) => {
    expect([canReplace(who, document), canDelete(who, document)]).toEqual([replaces, deletes]);
  });
});

it('everybody but staff may be shown some versions only', () => {
  const whole = roles.filter((role) => !documentScope(viewer(role)).isPartial);
  expect([whole, documentScope(null).isPartial]).toEqual([
    ['admin', 'sales', 'project_manager', 'office'],
    true,
  ]);
});

it('requests are between staff and the customer', () => {
  const names = (['admin', 'customer', 'contractor', 'factory'] as const).map(
    (role) => requestScope(viewer(role)).name,
  );
  expect(names).toEqual(['all', 'customer', 'none', 'none']);
});
