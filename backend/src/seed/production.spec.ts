import { describe, expect, it } from 'vitest';
import { specSeal, useApi } from '../testing/api.ts';
import { demoBuilds, demoCrew, demoMaterialCount, demoMaterials } from './contractors.ts';
import { seedDemo } from './demo.ts';

const api = useApi();

describe('the demo of contractors and factory', () => {
  it('shows the four documented figures, counted, in whichever week it is seeded', async () => {
    expect([demoCrew.length, demoBuilds.length, demoMaterials.length]).toEqual([
      24,
      8,
      demoMaterialCount.available + demoMaterialCount.usedUp,
    ]);
    expect(new Set(demoMaterials.map(({ name }) => name)).size).toBe(demoMaterials.length);
    // A Sunday evening in Los Angeles, a Monday in UTC, on the day the clocks change.
    api.clock.set('2027-03-15T05:30:00Z');
    await api.sql('truncate consultants, users cascade');
    expect(await seedDemo(api.database.db, api.clock.now(), api.app.systemContext().storage, specSeal)).toBe(
      true,
    );
    const contractor = await api.as('contractor');
    const figures =
      '{ contractorSummary { activeProjects teamMembers scheduledBuilds availableMaterials } builds { startsOn endsOn today builds { id } } }';
    const { data } = await contractor.gql(figures);
    expect(data.contractorSummary).toEqual({
      activeProjects: 12,
      teamMembers: 24,
      scheduledBuilds: 8,
      availableMaterials: 156,
    });
    expect(data.builds).toMatchObject({ startsOn: '2027-03-08', endsOn: '2027-03-14', today: '2027-03-14' });
    expect(data.builds.builds).toHaveLength(8);
    const other = (await (await api.asUser('dana.kessler@example.com')).gql(figures)).data;
    expect(other.contractorSummary).toMatchObject({
      teamMembers: 2,
      scheduledBuilds: 1,
      availableMaterials: 3,
    });
  });

  it('has homes at stations, two on hold, and a line for next week', async () => {
    const { data } = await (
      await api.as('factory')
    ).gql(
      '{ factoryBoard { stations { title slots } homes { holdReason slot } line { startsOn } } handedOverHomes { pagination { total } } }',
    );
    const { stations, homes, line } = data.factoryBoard;
    expect(stations.map(({ title }: any) => title)).toEqual([
      'Frame',
      'Walls',
      'Roof',
      'Plumbing & Electrical',
      'Interior',
      'Finish',
      'Inspection',
    ]);
    expect(homes.length).toBeGreaterThan(4);
    expect(homes.filter(({ holdReason }: any) => holdReason)).toHaveLength(2);
    expect(
      line.filter(({ startsOn }: any) => startsOn >= '2027-03-15' && startsOn <= '2027-03-21').length,
    ).toBeGreaterThan(2);
    expect(data.handedOverHomes.pagination.total).toBeGreaterThan(1);
    api.clock.reset();
  });
});
