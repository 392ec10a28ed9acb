import { checkPlan } from '@hearthline/model/check/check-plan.ts';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { designOf } from '@hearthline/model/designs/designs.ts';
import { mend } from '@hearthline/model/edit/mend.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { ChangePlan } from './change-plan.tsx';
import type { PlanChecker } from './check/plan-checker.ts';

const base = '1.qqt4s.101112011010110.o0';

/** Measures at once, without a worker. */
const checkerFor = (): PlanChecker => ({
  check: (plan, wish) => Promise.resolve(checkPlan(plan, wish)),
  mend: (plan, edits, wish) => Promise.resolve(mend(plan, edits, wish)),
  stop: () => undefined,
});

const request = vi.fn<(address: string) => void>();
const path = window.location.pathname;
beforeEach(() => {
  request.mockClear();
  const plan: GeneratedPlan | undefined = designOf(base)?.plan;
  vi.stubGlobal('fetch', (address: string) => {
    request(address);
    const found = address.endsWith(`/${base}.json`);
    return Promise.resolve(new Response(JSON.stringify(found ? plan : {}), { status: found ? 200 : 404 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', path);
});

const draw = (code: string) =>
  renderAt(<ChangePlan code={code} notFound="Not there" checkerFor={checkerFor} />);
const thing = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
const code = (): string => window.location.pathname.split('/')[3] ?? '';
const sofa = 'Sofa, Living Room';
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

describe('the editor of a plan', () => {
  it('moves what has the focus with the arrow keys; the address keeps it and a live region says it', async () => {
    draw(base);
    (await thing(sofa)).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(code()).toBe(`${base}~f28.-2.0`);
    expect(screen.getByText(`${sofa}: moved 1 in left.`)).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(code()).toBe(`${base}~f28.-2.6`);
    await userEvent.keyboard('r');
    expect(code()).toBe(`${base}~f28.-2.6~t28.1`);
  });

  it('moves a wall across its run only, and says how large the rooms are', async () => {
    draw(base);
    (await thing('Wall between Bedroom 3 and Utility')).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(code()).toBe(base);
    expect(screen.getByText(/does not move that way/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(code()).toBe(`${base}~w15.1`);
    expect(screen.getByText(/moved 1 in right\. Bedroom 3 9' 6" ×.*Utility 6' 0" ×/)).toBeInTheDocument();
  });

  it('undoes and does again, by button and by keys', async () => {
    draw(`${base}~f28.-2.0`);
    expect(await screen.findByRole('button', { name: 'Redo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(code()).toBe(base);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(code()).toBe(`${base}~f28.-2.0`);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(code()).toBe(base);
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(code()).toBe(`${base}~f28.-2.0`);
  });

  it('lists what breaks a rule, marks it, withholds the booking, and mends it', async () => {
    const { container } = draw(base);
    expect(await status('Every requirement met.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book with this plan' })).toHaveAttribute(
      'href',
      `/appointments?plan=${base}`,
    );
    expect(screen.queryByRole('button', { name: 'Mend it' })).not.toBeInTheDocument();
    (await thing('Toilet, Primary Bath')).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(await status(/requirements? not met/)).toBeInTheDocument();
    const list = within(screen.getByRole('region', { name: 'Building check' }));
    expect(list.getAllByRole('button')[0]).toHaveTextContent(/^1: not met,.*toilet, Primary Bath/i);
    expect(container.querySelector('[data-mark="item-12"]')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book with this plan' })).not.toBeInTheDocument();
    expect(
      screen.getByText(/can be booked when every requirement except furniture placement is met/),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mend it' }));
    expect(await status('Every requirement met.')).toBeInTheDocument();
    expect(container.querySelector('[data-mark]')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(code()).toBe(`${base}~f12.-12.0`);
  });

  it('offers the booking of a plan whose bed was pushed to the wall, and says what that takes', async () => {
    const pushed = `${base}~f21.-12.0`;
    draw(pushed);
    expect(await status(/1 requirement not met/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Book with this plan' })).toHaveAttribute(
      'href',
      `/appointments?plan=${pushed}`,
    );
  });

  it('goes to what a finding is about when it is chosen', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    draw(`${base}~f12.-12.0`);
    await status(/not met/);
    const list = within(screen.getByRole('region', { name: 'Building check' }));
    await userEvent.click(list.getAllByRole('button', { name: /toilet, Primary Bath/i })[0]!);
    expect(await thing('Toilet, Primary Bath')).toHaveFocus();
    expect(await thing('Toilet, Primary Bath')).toHaveAttribute('aria-pressed', 'true');
  });

  it('drags with the pointer, to whole inches, and drops nothing with Escape', async () => {
    draw(base);
    const piece = await thing(sofa);
    piece.setPointerCapture = () => undefined;
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      pointerType: 'mouse',
      clientX: x,
      clientY: y,
    });
    fireEvent.pointerDown(piece, at(100, 100));
    fireEvent.pointerMove(piece, at(80, 100));
    expect(screen.getByText(/^\d+ in left$/)).toBeInTheDocument();
    fireEvent.pointerUp(piece, at(80, 100));
    expect(code()).toMatch(/~f28\.-\d+\.0$/);
    const before = code();
    fireEvent.pointerDown(piece, at(80, 100));
    fireEvent.pointerMove(piece, at(80, 140));
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(piece, at(80, 140));
    expect(code()).toBe(before);
  });

  it('leaves a finger that has chosen nothing to scroll the page', async () => {
    draw(base);
    const piece = await thing(sofa);
    piece.setPointerCapture = () => undefined;
    const at = (x: number) => ({ pointerId: 1, button: 0, pointerType: 'touch', clientX: x, clientY: 50 });
    fireEvent.pointerDown(piece, at(100));
    fireEvent.pointerMove(piece, at(60));
    fireEvent.pointerUp(piece, at(60));
    await vi.waitFor(() => expect(code()).toBe(base));
    await userEvent.click(piece);
    fireEvent.pointerDown(piece, at(100));
    fireEvent.pointerMove(piece, at(60));
    fireEvent.pointerUp(piece, at(60));
    expect(code()).toMatch(/~f28\.-/);
  });

  it('lengthens a home of version 1 where a room is pressed, and swaps rooms or says why not', async () => {
    draw(base);
    await userEvent.click(await thing('Living Room'));
    await userEvent.click(screen.getByRole('button', { name: 'Longer' }));
    expect(code()).toBe(`${base}~l4.1`);
    expect(screen.getByText(/^73' 0" × 16' 0", 1,168 sq ft$/)).toBeInTheDocument();
    expect(screen.getByText(/^The home is 1 ft longer\. Living Room /)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Room'), 'Primary Bedroom');
    await userEvent.selectOptions(screen.getByLabelText('With'), 'Bedroom 3');
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    expect(screen.getByText(/does not fit into/)).toBeInTheDocument();
    expect(code()).toBe(`${base}~l4.1`);
  });

  it('mirrors the view, not the plan; the arrow keys go where they point', async () => {
    draw(base);
    await userEvent.click(await screen.findByRole('button', { name: 'Mirror the view' }));
    (await thing(sofa)).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(code()).toBe(`${base}~f28.-1.0`);
  });

  it('asks for the plan without its changes, and knows no plan of a forged code', async () => {
    draw(`${base}~f28.-2.0`);
    await thing(sofa);
    expect(request).toHaveBeenCalledWith(`/api/floor-plans/designs/${base}.json`);
    for (const forged of [`${base}~x1`, `${base}~w99.3`, '1.none'])
      expect(await within(draw(forged).container).findByText('Not there')).toBeInTheDocument();
  });
});
