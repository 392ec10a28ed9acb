import { homeSentences, maxPictureAlt, maxPictureBytes } from '@hearthline/rules/homes/catalog/home-rules.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  catalogHome,
  designCode,
  drawCatalog,
  homeWithoutPlan,
  planDocument,
} from '../../../../testing/catalog-screen.tsx';
import { refusal } from '../../../../testing/fake-api.ts';

const field = (name: string | RegExp): HTMLElement => screen.getByRole('textbox', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const opened = async (...args: Parameters<typeof drawCatalog>) => {
  const view = drawCatalog(...args);
  await screen.findByRole('textbox', { name: 'Name' });
  return view;
};
const finding = (level: string, message: string) => ({
  __typename: 'FloorPlanFinding' as const,
  rule: `hud.${message.length}`,
  level,
  cite: '24 CFR 3280.105(a)',
  measured: '30',
  required: '36',
  message,
  at: { __typename: 'FloorPlanPlace' as const, room: 'r1', item: 'd1' },
});

it('takes name and facts of a new home from the design in the address, and sends its code', async () => {
  const { api, address } = await opened(`/admin/homes/new?code=${designCode}`);
  const facts = await screen.findByText('Read from the plan. To change them, change the plan.');
  expect(facts.parentElement).toHaveTextContent(/Model typeDouble Wide.*Square feet/);
  expect(field('Name')).toHaveValue(String(planDocument['name']));
  expect(screen.queryByRole('textbox', { name: 'Footprint' })).toBeNull();
  expect(await screen.findByText('Passes every rule')).toBeInTheDocument();
  await userEvent.type(field('Description'), 'It has a porch.');
  expect(screen.getByText('15 of 2,000')).toBeInTheDocument();
  await press('Save draft');
  await waitFor(() => expect(address()).toBe('/admin/homes/id-new'));
  expect(api.sent('CreateHome')).toEqual([
    {
      input: {
        name: planDocument['name'],
        description: 'It has a porch.',
        featured: false,
        planCode: designCode,
        look: standardLook,
      },
    },
  ]);
  expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
});

it('has a field for the look: styles that fit, by the names that the seller gave them, sent whole', async () => {
  const { api } = await opened('/admin/homes/id-alder');
  const style = screen.getByRole('combobox', { name: 'Style' });
  await within(style).findByRole('option', { name: 'Log cabin' });
  expect(within(style).getAllByRole('option')).toHaveLength(7);
  expect(within(style).queryByRole('option', { name: 'Porch end' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Siding' })).toHaveValue('stone');
  await userEvent.selectOptions(style, 'Log cabin');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Barn red');
  await press('Save changes');
  await waitFor(() =>
    expect(api.sent('UpdateHome')).toMatchObject([
      { input: { look: { style: 'cabin', roof: 'gable', siding: 'stone', color: 'barn-red' } } },
    ]),
  );
  expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
});

it('says that a code stands for no design, and keeps what was typed', async () => {
  const { api } = await opened('/admin/homes/new');
  await userEvent.type(field('Design code or link'), 'not a code');
  await press('Use design');
  expect(await screen.findByText('There is no design with this code')).toBeInTheDocument();
  expect(field('Design code or link')).toHaveValue('not a code');
  expect(api.sent('/api/floor-plans/designs/not a code.json')).toEqual([]);
});

it('takes a plan from a file, but nothing that is none', async () => {
  await opened('/admin/homes/new');
  const file = (text: string): File => new File([text], 'plan.json', { type: 'application/json' });
  const zone = screen.getByLabelText(/Choose a plan document/);
  await userEvent.upload(zone, file('{"schema":"other"}'));
  expect(await screen.findByText('This is not a floor plan document (see schema)')).toBeInTheDocument();
  await userEvent.upload(zone, file(JSON.stringify({ ...planDocument, note: 'x'.repeat(90_000) })));
  expect(await screen.findByText('A plan document can have at most 80 kB')).toBeInTheDocument();
  // Its blanks are not sent.
  await userEvent.upload(zone, file(`${JSON.stringify(planDocument, null, 2)}${' '.repeat(90_000)}`));
  expect(
    await screen.findByRole('button', {
      name: `View the floor plan of ${String(planDocument['name'])} full screen`,
    }),
  ).toBeInTheDocument();
});

it('names what is missing beside each fact that has to be typed', async () => {
  const { api } = await opened('/admin/homes/new');
  await userEvent.type(field('Name'), 'Alder');
  await press('Save draft');
  expect(await screen.findByText('Please write the footprint like 26x66')).toBeInTheDocument();
  expect(screen.getByText('Bedrooms must be a whole number')).toBeInTheDocument();
  expect(screen.getByText('Description is required')).toBeInTheDocument();
  expect(api.sent('CreateHome')).toEqual([]);
  expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
});

it('shows the server’s refusal under its field', async () => {
  const { api } = await opened('/admin/homes/id-alder');
  api.answer('UpdateHome', () =>
    refusal('BAD_INPUT', 'Please check your input.', { slug: 'Another home has this address' }),
  );
  await userEvent.clear(field('Address'));
  await userEvent.type(field('Address'), 'enid');
  expect(screen.getByText(/Links to \/homes\/alder will no longer work/)).toBeInTheDocument();
  await press('Save changes');
  expect(await screen.findByText('Another home has this address')).toBeInTheDocument();
  expect(field('Address')).toHaveFocus();
});

it('shows both versions when somebody else was faster, and keeps what was typed', async () => {
  const { api, put } = await opened('/admin/homes/id-alder');
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'Alderwood');
  put('id-alder', { name: 'Aspen', description: 'Newer.' });
  api.answer('UpdateHome', () => refusal('CONFLICT', 'Changed.'));
  await press('Save changes');
  const message = await screen.findByText(/Somebody else changed this in the meantime/);
  expect(message.parentElement).toHaveTextContent('Name: Aspen (yours: Alderwood)');
  await press('Keep what I typed');
  expect(field('Name')).toHaveValue('Alderwood');
  expect(field('Description')).toHaveValue('Newer.');
  api.answer('UpdateHome', ({ input }) => ({ updateHome: put('id-alder', input as object) }));
  await press('Save changes');
  await waitFor(() => expect(api.sent('UpdateHome').at(-1)).toMatchObject({ version: 4 }));
  expect(await screen.findByText('All changes are saved.')).toBeInTheDocument();
});

it('publishes a home whose plan passes at once, after saving what was typed', async () => {
  const { api } = await opened('/admin/homes/id-alder', [
    catalogHome('Alder', { status: 'draft', publishedAt: null }),
  ]);
  await userEvent.type(field('Description'), ' And a garage.');
  await press('Save and publish');
  expect(await screen.findByText('Alder is published')).toBeInTheDocument();
  expect(api.sent('PublishHome')).toEqual([{ id: 'id-alder', version: 4, reason: null }]);
  expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', '/homes/alder');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

it('saves and publishes a new home in one press, at its own address', async () => {
  const { api, address } = await opened(`/admin/homes/new?code=${designCode}`);
  await screen.findByText('Passes every rule');
  await userEvent.type(field('Description'), 'It has a porch.');
  await press('Save and publish');
  // The message may be drawn anew while the new address opens.
  await waitFor(() => expect(screen.getByText(/ is published$/)).toBeInTheDocument());
  expect(address()).toBe('/admin/homes/id-new');
  expect(api.sent('CreateHome')).toHaveLength(1);
  expect(api.sent('PublishHome')).toEqual([{ id: 'id-new', version: 1, reason: null }]);
});

it('asks for a reason before it publishes a home without a plan', async () => {
  const { api } = await opened('/admin/homes/id-alder', [homeWithoutPlan('Alder')]);
  await press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Publish Alder without check?' });
  expect(dialog).toHaveTextContent('It has no plan that could be checked.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish without check' }));
  expect(await within(dialog).findByText(/Please say why/)).toBeInTheDocument();
  expect(api.sent('PublishHome')).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Drawn by the factory');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish without check' }));
  expect(await screen.findByText('Published without check: Drawn by the factory')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Not checked')).toBeInTheDocument();
});

it('asks for none where only furniture stands in the way: the server calls such a plan checked', async () => {
  const { api } = await opened('/admin/homes/id-alder', [
    catalogHome('Alder', { status: 'draft', findings: [finding('error', 'Nobody can walk round the bed.')] }),
  ]);
  await press('Publish');
  expect(await screen.findByText(/ is published$/)).toBeInTheDocument();
  expect(api.sent('PublishHome')).toEqual([{ id: 'id-alder', version: 3, reason: null }]);
});

it('shows what the check found, errors first, with where it is and the rule', async () => {
  await opened('/admin/homes/id-alder', [
    catalogHome('Alder', {
      findings: [
        ...['One', 'Two two', 'Three three three', 'Four four four four'].map((text) =>
          finding('warning', text),
        ),
        finding('error', 'The door is too narrow.'),
      ],
    }),
  ]);
  expect(screen.getByText('1 error, 4 warnings')).toBeInTheDocument();
  const [first] = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /ErrorThe door is too narrow.*Measured30Required36Rule24 CFR 3280.105\(a\)/,
  );
  await press('Show 1 more');
  expect(within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem')).toHaveLength(5);
});

it('shows good practice last, and passes a home that breaks nothing else', async () => {
  await opened('/admin/homes/id-alder', [
    catalogHome('Alder', {
      findings: [
        finding('practice', 'The front door is not covered.'),
        finding('warning', 'There is no furnace.'),
      ],
    }),
  ]);
  expect(screen.getByText('Passes every rule, with 1 warning and 1 suggestion')).toBeInTheDocument();
  const [, last] = within(screen.getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  expect(last).toHaveTextContent(/Good practiceThe front door is not covered.*Advised36/);
});

it('says what a picture shows, of the home as it was read', async () => {
  const picture = { __typename: 'HomePicture', id: 'p1', url: '/p1.webp', alt: 'The Alder home' } as const;
  const { api } = await opened('/admin/homes/id-alder', [catalogHome('Alder', { pictures: [picture] })]);
  const text = screen.getByRole('textbox', { name: 'What picture 1 shows' });
  expect(text).toHaveValue('The Alder home');
  expect(text).toHaveAttribute('maxlength', String(maxPictureAlt));
  expect(screen.queryByRole('button', { name: 'Save what picture 1 shows' })).toBeNull();
  await userEvent.clear(text);
  await userEvent.type(text, 'The porch at dusk');
  await press('Save what picture 1 shows');
  expect(await screen.findByText('Picture described')).toBeInTheDocument();
  expect(api.sent('DescribeHomePicture')).toEqual([
    { id: 'id-alder', pictureId: 'p1', version: 3, alt: 'The porch at dusk' },
  ]);
  expect(screen.getByRole('img', { name: 'The porch at dusk' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save what picture 1 shows' })).toBeNull();
});

it('refuses a picture of more bytes than the server takes, before it is sent', async () => {
  await opened('/admin/homes/id-alder');
  const file = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: maxPictureBytes + 1 });
  await userEvent.upload(screen.getByLabelText(/Choose pictures/), file);
  expect(await screen.findByText(homeSentences.pictureTooLarge)).toBeInTheDocument();
});

it('withdraws a home, keeps what is being typed, and undoes it', async () => {
  const { api } = await opened('/admin/homes/id-alder');
  await userEvent.type(field('Name'), 'wood');
  await press('Withdraw');
  expect(await screen.findByText('Alder is withdrawn')).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Alderwood');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await press('Undo');
  await waitFor(() =>
    expect(api.sent('PublishHome')).toEqual([{ id: 'id-alder', version: 4, reason: null }]),
  );
  expect(await screen.findByText('Published')).toBeInTheDocument();
});

it('restores what was typed after another page was opened', async () => {
  const first = await opened('/admin/homes/id-alder');
  await userEvent.type(field('Name'), 'wood');
  first.unmount();
  await opened('/admin/homes/id-alder');
  await waitFor(() => expect(field('Name')).toHaveValue('Alderwood'));
  expect(screen.getByText(/You have unsaved changes/)).toBeInTheDocument();
  await press('Discard changes');
  expect(field('Name')).toHaveValue('Alder');
});

it('says that there is no such home', async () => {
  drawCatalog('/admin/homes/id-gone');
  expect(await screen.findByText('Home not found')).toBeInTheDocument();
});
