import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { standingHomes } from '@hearthline/rules/homes/catalog/standing-homes.ts';
import { FirstContent } from '../domain/served-content.ts';
import { renderAt } from '../testing/render.tsx';
import { HomePage } from './home-page.tsx';

describe('the pictures of the home page', () => {
  it('lead with the house with the shed roof, and none comes twice', () => {
    const { container } = renderAt(
      <FirstContent value={{ content: [], featured: standingHomes }}>
        <HomePage />
      </FirstContent>,
    );
    const files = [...container.querySelectorAll('img')].map((image) =>
      image.src.replace(/^.*\/api\/image\/|\?.*$/g, ''),
    );
    expect(files[0]).toBe('house-shed-wood.dusk.webp');
    expect(screen.getByAltText(/^A home with a shed roof and wood siding/)).toBeInTheDocument();
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
