import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import { changeDesign } from '@hearthline/model/designs/change-design.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import type { PlanChange } from '@hearthline/model/plan/plan-change.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { ChangePlan } from './change-plan.tsx';

const base = '2.kqf4dl56.d67.is.m70';
const answer = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Changes plans as the server does. */
const changed = ({ code, change }: { code: string; change: PlanChange }): Response => {
  const design = designOf(code);
  const made = design && changeDesign(design, change);
  if (!made) return answer({ message: 'Not found.' }, 404);
  return 'refused' in made
    ? answer({ code: 'CANNOT_BE_BUILT', message: made.refused }, 422)
    : answer({ code: made.code, plan: made.plan, findings: [], price: null });
};

let send: (request: { code: string; change: PlanChange }) => Response | Promise<Response> = changed;
const path = window.location.pathname;
beforeEach(() => {
  send = changed;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/floor-plans/changes')
      return Promise.resolve(send(JSON.parse(init?.body as string) as Parameters<typeof send>[0]));
    const plan = designOf(address.replace(/^.*\/|\.json$/g, ''))?.plan;
    return Promise.resolve(answer(plan ?? {}, plan ? 200 : 404));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', path);
});

const draw = (code: string) =>
  renderAt(
    <ChangePlan
      code={code}
      notFound="Not there"
      price={(plan) => `The price of ${plan.code}`}
      checkerFor={() => ({
        check: (plan, wish) => Promise.resolve(checkPlan(plan, wish)),
        mend: (_plan, edits) => Promise.resolve(edits),
        stop: () => undefined,
      })}
    />,
  );
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const code = (): string => window.location.pathname.split('/')[3] ?? '';

it('makes a home longer at the room that is pressed; the price is that of the new plan, and undo is the former code', async () => {
  draw(base);
  await userEvent.click(await button('Living Room'));
  expect(await button('Living Room')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await button('Longer'));
  expect(await screen.findByText(/^The home is 1 ft longer\. Living Room 18' 5" ×/)).toBeInTheDocument();
  expect(code()).toBe(`${base}.L_12`);
  expect(screen.getByText(`The price of ${base}.L_12`)).toBeInTheDocument();
  expect(screen.getByText(/^57' 4" × 26' 8"/)).toBeInTheDocument();
  await userEvent.click(await button('Undo'));
  expect(code()).toBe(base);
  expect(screen.getByText(`The price of ${base}`)).toBeInTheDocument();
  await userEvent.click(await button('Redo'));
  expect(code()).toBe(`${base}.L_12`);
});

it('mirrors the plan itself; its moves by inches stay, and more may follow', async () => {
  draw(`${base}~d5.2`);
  await userEvent.click(await button('Mirror'));
  expect(await screen.findByText(/^Mirrored: left and right are swapped\./)).toBeInTheDocument();
  expect(code()).toBe('2.kqf4dl56.d67.is.n70~d5.-2');
  (await button('Sofa, Living Room')).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(code()).toMatch(/^2\.kqf4dl56\.d67\.is\.n70~d5\.-2~f33\.-1\.0$/);
});

it('says which moves by inches were taken back', async () => {
  const toilet = designOf(base)!.plan.levels[0].fixtures.findIndex(({ kind }) => kind === 'toilet');
  draw(`${base}~f${toilet + 1}.-12.0`);
  await userEvent.click(await button('Mirror'));
  expect(await screen.findByText(/1 change by inches no longer fits/)).toBeInTheDocument();
  expect(code()).toBe('2.kqf4dl56.d67.is.n70');
});

it('says beside the buttons why there is no such plan, until something else is done', async () => {
  draw('2.q2sl40.s16.dc.n44');
  await userEvent.click(await button('Living Room'));
  send = () => answer({ code: 'CANNOT_BE_BUILT', message: 'Living Room cannot be 1 ft shorter.' }, 422);
  await userEvent.click(await button('Shorter'));
  expect(await screen.findByText('Living Room cannot be 1 ft shorter.')).toHaveAttribute('role', 'alert');
  expect(code()).toBe('2.q2sl40.s16.dc.n44');
  send = () => Promise.reject(new TypeError('no connection'));
  await userEvent.click(await button('Longer'));
  expect(await screen.findByText(/could not be changed\. Please check your connection/)).toBeInTheDocument();
  (await button('Sofa, Living Room')).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByText(/could not be changed/)).not.toBeInTheDocument();
});

it('asks for one change at a time, and leaves a plan alone that was changed meanwhile', async () => {
  let come: () => void = () => undefined;
  const requested = vi.fn<() => void>();
  send = (request) => {
    requested();
    return new Promise((resolve) => (come = () => resolve(changed(request))));
  };
  draw(base);
  await userEvent.click(await button('Mirror'));
  await userEvent.click(await button('Mirror'));
  expect(requested).toHaveBeenCalledOnce();
  (await button('Sofa, Living Room')).focus();
  await userEvent.keyboard('{ArrowLeft}');
  const now = code();
  come();
  await vi.waitFor(async () => expect(await button('Mirror')).toHaveAttribute('aria-disabled', 'false'));
  expect(code()).toBe(now);
});

it('offers no length of a closet', async () => {
  draw(base);
  const [closet] = await screen.findAllByRole('button', { name: 'Closet' });
  await userEvent.click(closet!);
  expect(screen.getByText('Its size follows the rooms around it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Longer' })).not.toBeInTheDocument();
});
