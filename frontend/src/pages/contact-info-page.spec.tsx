import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyContext } from '../domain/company.ts';
import { renderAt, testCompany } from '../testing/render.tsx';
import { ContactInfoPage } from './contact-info-page.tsx';

const draw = (website: string) =>
  renderAt(
    <CompanyContext value={{ ...testCompany, website }}>
      <ContactInfoPage />
    </CompanyContext>,
  );

it('leads to the website', () => {
  draw('www.hearthline.example');
  const link = screen.getByRole('link', { name: 'www.hearthline.example' });
  expect(link).toHaveAttribute('href', 'https://www.hearthline.example');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(['javascript:alert(1)', 'user:pass@evil.example'])('shows %j as text alone', (website) => {
  draw(website);
  expect(screen.getByText(website)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: website })).toBeNull();
});
