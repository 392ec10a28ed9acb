import { standingContent, type ContentItem, type ContentKind } from '@hearthline/rules/site/content.ts';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FirstContent } from '../../../domain/served-content.ts';
import { renderAt } from '../../../testing/render.tsx';
import { CompanyBand } from './company-band.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { forgetContent } from './content.ts';
import { Team } from './team.tsx';
import { Testimonials } from './testimonials.tsx';

const item = (kind: ContentKind, title: string, more: Partial<ContentItem> = {}): ContentItem => ({
  slug: title.toLowerCase(),
  kind,
  topic: null,
  title,
  terms: `${title} terms`,
  text: `${title} text.`,
  figures: {},
  startsOn: null,
  endsOn: null,
  sample: false,
  pictureUrl: null,
  ...more,
});
const facts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => item('company_fact', title));
const buyers = ['Ada', 'Ben', 'Cora'].map((title) => item('testimonial', title));
const draw = (ui: ReactNode, content: readonly ContentItem[]) =>
  renderAt(<FirstContent value={{ content, featured: [] }}>{ui}</FirstContent>);

beforeEach(forgetContent);

describe.each([
  ['the band', <CompanyBand key="band" />],
  ['the facts', <CompanyFacts key="facts" />],
  ['the buyers', <Testimonials key="buyers" />],
  ['the team', <Team key="team" />],
] as const)('%s', (_what, ui) => {
  it('is not there before it is filled in, not even its heading', () => {
    const { container } = draw(ui, standingContent);
    expect(container.querySelector('section, h2, h3')).toBeNull();
  });
});

describe('the band', () => {
  it('shows five facts and two buyers with their towns', () => {
    draw(<CompanyBand />, [...facts, ...buyers]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'One terms',
      'Two terms',
      'Three terms',
      'Four terms',
      'Five terms',
    ]);
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      '“Ada text.”Ada, Ada terms',
      '“Ben text.”Ben, Ben terms',
    ]);
    expect(screen.queryByText(/^Demo/)).toBeNull();
  });

  it('says of what is made up that it is', () => {
    const sample = { sample: true };
    draw(<CompanyBand />, [
      item('company_fact', 'License', sample),
      item('testimonial', 'Ada', sample),
      item('testimonial', 'Ben'),
    ]);
    expect(screen.getByText('Demo figures')).toBeInTheDocument();
    const [ada, ben] = screen.getAllByRole('figure');
    expect(within(ada!).getByText('Demo')).toBeInTheDocument();
    expect(within(ben!).queryByText('Demo')).toBeNull();
  });

  it('shows buyers alone, too', () => {
    draw(<CompanyBand />, buyers);
    expect(screen.getAllByRole('figure')).toHaveLength(2);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('the team has pictures, or initials', () => {
  const { container } = draw(<Team />, [
    item('team_member', 'Ada King Byron'),
    item('team_member', 'Ben', { pictureUrl: '/api/content/pictures/b.webp' }),
  ]);
  expect(screen.getByText('AB')).toHaveAttribute('aria-hidden', 'true');
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/api/content/pictures/b.webp',
  ]);
});
