import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FirstContent } from '../domain/served-content.ts';
import { DataProvider } from '../platform/graphql/apollo-client.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAt, showComponentStyles } from '../testing/render.tsx';
import { AboutUsPage } from './about-us-page.tsx';
import { PublicInfoPage } from './public-info-page.tsx';

showComponentStyles();

describe.each([
  ['About Us', AboutUsPage],
  ['About and Financing', PublicInfoPage],
] as const)('the sentence about sizes on %s', (_name, Page) => {
  const draw = (sizes: { min: number; max: number } | null) => {
    fakeApi({});
    renderAt(
      <DataProvider>
        <FirstContent value={{ content: [], featured: [], sizes }}>
          <Page />
        </FirstContent>
      </DataProvider>,
    );
  };

  it('has the smallest and the largest home of the catalog', () => {
    draw({ min: 700, max: 1234 });
    expect(screen.getByText(/from 700 to 1,234 square feet/)).toBeVisible();
  });

  it('names one size where all homes have it', () => {
    draw({ min: 900, max: 900 });
    expect(screen.getByText(/of 900 square feet/)).toBeVisible();
  });

  it('does without where there is no home', () => {
    draw(null);
    expect(screen.queryByText(/square feet\b/)).toBeNull();
  });
});
