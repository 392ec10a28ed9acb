import type { LegalText } from '@hearthline/rules/legal/legal-text.ts';
import { legalSentences } from '@hearthline/rules/legal/pages.ts';
import { sampleLegalText } from '@hearthline/rules/legal/sample-texts.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FirstContent } from '../../../../domain/served-content.ts';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, restRefusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf, showComponentStyles } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { LegalPage } from './legal-page.tsx';
import { LegalTextsPanel } from './legal-texts-panel.tsx';

showComponentStyles();

const ours: LegalText = {
  key: 'terms',
  body: 'One.\n\n## Two\n\n- first\n- second',
  sample: false,
  updatedOn: '2027-03-31',
  version: 4,
};

describe('a legal page', () => {
  it('shows the text that it was served with, as headings, paragraphs and lists', () => {
    renderAt(
      <FirstContent value={{ content: [], featured: [], legal: ours }}>
        <LegalPage which="terms" />
      </FirstContent>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
    expect(screen.getByText('Hearthline Homes. Last changed on March 31, 2027.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['first', 'second']);
    expect(screen.queryByText(legalSentences.sample)).toBeNull();
  });

  it('asks for its text when it is opened from another page, and says that it is a sample', async () => {
    const api = fakeApi({ '/api/legal/privacy': () => sampleLegalText('privacy') });
    renderAt(
      <FirstContent value={{ content: [], featured: [], legal: ours }}>
        <LegalPage which="privacy" />
      </FirstContent>,
    );
    expect(await screen.findByText(legalSentences.sample)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What we collect' })).toBeVisible();
    expect(api).toBeDefined();
  });

  it('can be tried again when it did not arrive', async () => {
    const api = fakeApi({ '/api/legal/terms': () => restRefusal(503, {}) });
    renderAt(<LegalPage which="terms" />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer('/api/legal/terms', () => ours);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
  });
});

describe('the editor', () => {
  const shown = (over: object = {}) => ({ __typename: 'LegalText', ...sampleLegalText('privacy'), ...over });
  const draw = () => {
    const api = fakeApi({
      LegalText: ({ key }) => ({
        legalText: key === 'terms' ? { __typename: 'LegalText', ...ours } : shown(),
      }),
    });
    renderAt(
      <DataProvider>
        <LegalTextsPanel />
        <Toaster />
      </DataProvider>,
      { at: '/admin', user: userOf('admin') },
    );
    return api;
  };

  it('saves a text and whether it is a sample', async () => {
    const api = draw();
    const body = await screen.findByRole('textbox', { name: /^Privacy Policy/ });
    expect(screen.getByText(/As it was installed/)).toBeVisible();
    await userEvent.clear(body);
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText(legalSentences.body)).toBeVisible();
    await userEvent.type(body, 'Ours.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sample/ }));
    api.answer('UpdateLegalText', () => ({
      updateLegalText: shown({ body: 'Ours.', sample: false, version: 2, updatedOn: '2027-03-31' }),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText('Visitors now read the new text.')).toBeVisible();
    expect(api.sent('UpdateLegalText')).toEqual([
      { input: { key: 'privacy', version: 1, body: 'Ours.', sample: false } },
    ]);
  });

  it('changes to the other page', async () => {
    draw();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), 'Terms of Use');
    expect(await screen.findByRole('textbox', { name: /^Terms of Use/ })).toHaveValue(ours.body);
    expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/terms');
  });
});
