import { permissionOf, roles } from '@hearthline/rules/permissions.ts';
import { routeAt } from '@hearthline/rules/routes.ts';
import { describe, expect, it } from 'vitest';
import { audiences, capabilities, linkFor } from './capabilities.ts';
import { capabilityIcons } from './capability-icons.tsx';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

describe('the twelve cards', () => {
  it('lead a visitor where they should (docs/specification.md, section 2, Features page)', () => {
    expect(capabilities).toHaveLength(12);
    expect([...new Set(capabilities.map((capability) => linkFor(capability, undefined)))].toSorted()).toEqual(
      ['/admin', '/appointments', '/auth', '/dashboard', '/floor-plan-generator'],
    );
  });

  it('each have a sign of their own, in groups of at least three', () => {
    expect(Object.keys(capabilityIcons).toSorted()).toEqual(
      capabilities.map(({ title }) => title).toSorted(),
    );
    expect(new Set(Object.values(capabilityIcons)).size).toBe(12);
    for (const { key } of audiences)
      expect(capabilities.filter(({ audience }) => audience === key).length, key).toBeGreaterThanOrEqual(3);
  });

  it.each(roles)('lead somebody of role %s to screens that this role may see', (role) => {
    for (const capability of capabilities) {
      const route = routeAt(pathOf(linkFor(capability, role)));
      expect(route, `${capability.title}: ${linkFor(capability, role)}`).toBeDefined();
      if (route?.allow) expect(permissionOf(route.allow).roles, capability.title).toContain(role);
    }
  });
});
