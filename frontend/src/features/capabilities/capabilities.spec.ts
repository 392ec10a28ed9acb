import { permissionOf, roles } from '@hearthline/rules/permissions.ts';
import { routeAt } from '@hearthline/rules/routes.ts';
import { describe, expect, it } from 'vitest';
import { capabilities, linkFor } from './capabilities.ts';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

describe('the twelve cards', () => {
  it('lead a visitor where the specification says', () => {
    expect(capabilities).toHaveLength(12);
    expect([...new Set(capabilities.map((capability) => linkFor(capability, undefined)))].toSorted()).toEqual(
      ['/admin', '/appointments', '/auth', '/dashboard', '/floor-plan-generator'],
    );
  });

  it.each(roles)('lead somebody of role %s to screens that this role may see', (role) => {
    for (const capability of capabilities) {
      const route = routeAt(pathOf(linkFor(capability, role)));
      expect(route, `${capability.title}: ${linkFor(capability, role)}`).toBeDefined();
      if (route?.allow) expect(permissionOf(route.allow).roles, capability.title).toContain(role);
    }
  });
});
