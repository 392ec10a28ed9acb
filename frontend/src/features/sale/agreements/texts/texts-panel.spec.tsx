import { partTitles, textKeys } from '@hearthline/rules/sale/agreements/agreement-parts.ts';
import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataProvider } from '../../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { renderAt, userOf } from '../../../../testing/render.tsx';
import { Toaster } from '../../../../ui/toasts/toaster.tsx';
import { AgreementTextsPanel } from './texts-panel.tsx';

const text = (key: string, over: object = {}) => ({
  __typename: 'AgreementText',
  key,
  version: 1,
  body: `The text about ${key}.`,
  createdAt: '2027-01-04T18:00:00.000Z',
  authorName: null,
  ...over,
});
const texts = (over: object = {}) => textKeys.map((key) => text(key, key === 'deposit' ? over : {}));

const draw = () => {
  const api = fakeApi({ AgreementTexts: () => ({ agreementTexts: texts() }) });
  renderAt(
    <DataProvider>
      <AgreementTextsPanel />
      <Toaster />
    </DataProvider>,
    { at: '/admin', user: userOf('admin') },
  );
  return api;
};
const body = (key: keyof typeof partTitles = 'deposit') =>
  screen.findByRole('textbox', { name: new RegExp(`^${partTitles[key]}`) });
const choose = async () =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Part' }), 'deposit');

describe('the texts of agreements', () => {
  it('are chosen part by part, and say that they are samples', async () => {
    draw();
    expect(await body('dispute')).toHaveValue('The text about dispute.');
    expect(screen.getByText(agreementSentences.samples)).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(textKeys.length);
    await choose();
    expect(await body()).toHaveValue('The text about deposit.');
    expect(screen.getByText(/^Version 1, as it was installed$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save text' })).toBeDisabled();
  });

  it('are saved as another version, or not at all where a field is unknown', async () => {
    const api = draw();
    await choose();
    await userEvent.type(await body(), ' {{{{nobody}}');
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText(/nobody/, { selector: '[id] *, [id]' })).toBeInTheDocument();
    expect(api.sent('UpdateAgreementText')).toEqual([]);
    await userEvent.clear(await body());
    await userEvent.type(await body(), 'Due from {{{{buyer}}.');
    api.answer('UpdateAgreementText', () => ({
      updateAgreementText: text('deposit', { version: 2, body: 'Due from {{buyer}}.', authorName: 'Avery' }),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText(/^Version 2, by Avery/)).toBeInTheDocument();
    expect(api.sent('UpdateAgreementText')).toEqual([
      { key: 'deposit', version: 1, body: 'Due from {{buyer}}.' },
    ]);
  });

  it('keep what was typed when somebody else was faster', async () => {
    const api = draw();
    await choose();
    await userEvent.type(await body(), ' More.');
    api.answer('AgreementTexts', () => ({
      agreementTexts: texts({ version: 2, body: 'Theirs.', authorName: 'Blair' }),
    }));
    api.answer('UpdateAgreementText', () => refusal('CONFLICT', 'Somebody else has changed it.'));
    await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save text' })).toBeDisabled());
    expect(await body()).toHaveValue('The text about deposit. More.');
  });
});
