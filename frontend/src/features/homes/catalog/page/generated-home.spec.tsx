import { designOf } from '@hearthline/model/designs/designs.ts';
import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import type { Plan, Wish } from '@hearthline/model/plan/document.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Configuration } from '../../../../domain/configuration.ts';
import type { MyHome } from '../../../../domain/my-design.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { GeneratedHome } from './generated-home.tsx';

// What is drawn from the plan has specs of its own.
vi.mock('../plan/plan-parts.tsx', () => ({ PlanParts: () => null }));
afterEach(() => vi.unstubAllGlobals());

const base = '1.qqt4s.101112011010110.o0';
/** The home with nothing chosen. */
const configurationOf = (home: MyHome): Configuration => ({
  name: home.name,
  home,
  roof: null,
  siding: null,
  options: [],
  site: null,
  loan: null,
  claims: [],
  canEdit: true,
  save: () => Promise.resolve(null),
});
const request = vi.fn<(address: string) => void>();

const open = (code: string, checks = true) => {
  request.mockClear();
  const plan = designOf(code)?.plan;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    request(address);
    const isCheck = address === '/api/floor-plans/check';
    const sent = isCheck ? (JSON.parse(init?.body as string) as { plan: Plan; wish?: Wish }) : null;
    const body = sent ? { findings: checkPlan(sent.plan, sent.wish) } : plan;
    return Promise.resolve(new Response(JSON.stringify(body), { status: isCheck && !checks ? 503 : 200 }));
  });
  return renderAt(
    <GeneratedHome
      code={code}
      notFound="Not there"
      configure={(home, draw) => draw(configurationOf(home))}
      configurator={({ intro, booking }) => (
        <>
          {intro}
          {booking !== null && <a href={booking}>Book a consultation</a>}
        </>
      )}
      price={() => <p>The price</p>}
    />,
  );
};
const book = { name: 'Book a consultation' };

it('offers the booking of a drawn plan at once', async () => {
  open(base);
  expect(await screen.findByRole('link', book)).toHaveAttribute('href', `/appointments?plan=${base}`);
  expect(request).not.toHaveBeenCalledWith('/api/floor-plans/check');
});

it('offers that of a changed plan if the changes break no rule', async () => {
  open(`${base}~w15.3`);
  expect(await screen.findByRole('link', book)).toHaveAttribute('href', `/appointments?plan=${base}~w15.3`);
  expect(request).toHaveBeenCalledWith('/api/floor-plans/check');
});

it('offers that of a plan whose bed was pushed to the wall: where furniture stands is advice', async () => {
  const pushed = `${base}~f21.-12.0`;
  const plan = designOf(pushed)?.plan;
  expect(plan && checkPlan(plan, plan.wish).map(({ rule, level }) => [rule, level])).toContainEqual([
    'use.bed-space',
    'error',
  ]);
  open(pushed);
  expect(await screen.findByRole('link', book)).toHaveAttribute('href', `/appointments?plan=${pushed}`);
});

it('does not where they do, or that is not known, and says so', async () => {
  open(`${base}~f12.-12.0`);
  expect(await screen.findByText(/does not meet every requirement/)).toBeInTheDocument();
  expect(screen.queryByRole('link', book)).not.toBeInTheDocument();
  open(`${base}~w15.3`, false);
  expect(await screen.findByText(/could not be checked/)).toBeInTheDocument();
  expect(screen.queryByRole('link', book)).not.toBeInTheDocument();
});
