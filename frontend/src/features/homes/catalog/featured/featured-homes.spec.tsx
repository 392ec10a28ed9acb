import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShownHome } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { standingHomes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { FirstContent } from '../../../../domain/served-content.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { FeaturedHomes } from './featured-homes.tsx';
import { Hero } from '../hero.tsx';

const renderHomes = (featured: readonly ShownHome[] = standingHomes) =>
  renderAt(
    <FirstContent value={{ content: [], featured }}>
      <FeaturedHomes />
    </FirstContent>,
  );
const viewer = () => screen.findByRole('dialog', { name: 'Image viewer' });

describe('the hero (docs/specification.md, section 2, Home)', () => {
  it('says the documented words and leads on with the documented buttons', () => {
    renderAt(<Hero />);
    expect(screen.getByText('Most Affordable, Best Practices')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Dare to Compare.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Design Your Home Now — Click Here' })).toHaveAttribute(
      'href',
      '/floor-plan-generator',
    );
    expect(screen.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute('href', '/appointments');
  });
});

describe('the featured homes (docs/specification.md, section 3)', () => {
  it.each([
    ['WASCO', '3x Triple Wide · 60x40 · 2,310 sqft · 5 bedrooms · 3 baths'],
    ['Birkenfeld', '2x Double Wide · 26x66 · 1,760 sqft · 3 bed · 2 bath'],
    ['Enid', '1x Single Wide · 13x66 · 880 sqft · 3 bed · 2 bath'],
  ])('%s with its spec line', (title, specs) => {
    renderHomes();
    const article = screen.getByRole('article', { name: title });
    const card = within(article);
    expect(card.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(article).toHaveTextContent(specs);
    expect(card.getByRole('button', { name: `View Floor Plan: ${title}` })).toHaveTextContent(
      'View Floor Plan',
    );
  });

  it('of any address: no name is that of something in the language', () => {
    const [first] = standingHomes;
    renderHomes([{ ...first!, slug: 'constructor', name: 'Constructor' }]);
    expect(screen.getByRole('article', { name: 'Constructor' })).toBeInTheDocument();
  });

  it('opens the viewer with the pictures of that home, at the floor plan', async () => {
    renderHomes();
    await userEvent.click(screen.getByRole('button', { name: 'View Floor Plan: Birkenfeld' }));
    expect(within(await viewer()).getByText('Birkenfeld: floor plan')).toBeInTheDocument();
    expect(within(await viewer()).getByText('2 / 4')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(await viewer()).getByText('Birkenfeld: primary bedroom')).toBeInTheDocument();
  });

  it('opens it at the exterior from the large picture, and at a room from a small one', async () => {
    renderHomes();
    await userEvent.click(screen.getByRole('button', { name: 'View the Enid full screen' }));
    expect(within(await viewer()).getByText('1 / 4')).toBeInTheDocument();
    await userEvent.click(within(await viewer()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View WASCO: primary bath full screen' }));
    expect(within(await viewer()).getByText('4 / 4')).toBeInTheDocument();
  });
});
