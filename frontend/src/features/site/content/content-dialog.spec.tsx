import { companyKinds, offerKinds } from '@hearthline/rules/site/content.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EditableFragment } from '../../../gql/generated.ts';
import { DataProvider } from '../../../platform/graphql/apollo-client.tsx';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderAt, sessionOf, userOf } from '../../../testing/render.tsx';
import { ContentDialog } from './content-dialog.tsx';

const stored = (other: Partial<EditableFragment> = {}): EditableFragment =>
  ({
    __typename: 'EditableContent',
    id: 'c1',
    slug: 'solar',
    kind: 'promotion',
    topic: null,
    title: 'Solar package',
    terms: '$5,000 off',
    text: 'Off a solar package.',
    figures: { amount: 5000 },
    startsOn: null,
    endsOn: null,
    sample: false,
    pictureUrl: null,
    position: 1,
    state: 'running',
    version: 3,
    ...other,
  }) as EditableFragment;
const saved = vi.fn();
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  saved.mockClear();
  api = fakeApi({ UpdateContentItem: () => refusal('CONFLICT', 'Changed.') });
});

const draw = (item: EditableFragment | null, kinds: typeof companyKinds | typeof offerKinds = offerKinds) =>
  renderAt(
    <DataProvider>
      <ContentDialog
        item={item}
        kinds={kinds}
        reload={() => Promise.resolve(stored({ title: 'Theirs', version: 9 }))}
        onSaved={saved}
        onClose={() => undefined}
      />
    </DataProvider>,
    { at: '/admin', session: sessionOf({ user: userOf('admin') }) },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

it.each([
  ['Load the newer version', 'Theirs'],
  ['Keep what I typed', 'Mine'],
])('asks when somebody else was faster: %s', async (choice, title) => {
  draw(stored());
  await retype('Title *', 'Mine');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: choice }));
  expect(screen.getByLabelText('Title *')).toHaveValue(title);
  expect(saved).not.toHaveBeenCalled();
  api.answer('UpdateContentItem', () => ({ updateContentItem: stored({ version: 10 }) }));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.sent('UpdateContentItem').map(({ input }) => input)).toMatchObject([
    { title: 'Mine', version: 3 },
    { title, version: 9, figures: { amount: 5000 } },
  ]);
});

it('holds a new entry to the rules before anything is sent', async () => {
  draw(null);
  await save();
  await waitFor(() => expect(screen.getByLabelText('Title *')).toHaveAttribute('aria-invalid', 'true'));
  await retype('Figures', 'five thousand');
  await save();
  expect(await screen.findByText('Each line needs a name, a colon, and a number')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

it('asks for what says who the company is in other words', async () => {
  draw(null, companyKinds);
  expect(screen.queryByLabelText('Figures')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'testimonial');
  await save();
  expect(await screen.findByText('Buyer is required')).toBeInTheDocument();
  expect(screen.getByText('Town is required')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'team_member');
  expect(screen.getByText(/^Save the entry first/)).toBeInTheDocument();
  await retype('Name *', 'Ada');
  await retype('Job *', 'Owner');
  await retype('About them *', 'Counts.');
  await userEvent.click(screen.getByLabelText(/^Demo entry/));
  api.answer('CreateContentItem', () => ({ createContentItem: { __typename: 'EditableContent', id: 'c2' } }));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.sent('CreateContentItem')).toEqual([
    {
      input: {
        kind: 'team_member',
        topic: null,
        title: 'Ada',
        terms: 'Owner',
        text: 'Counts.',
        figures: {},
        startsOn: null,
        endsOn: null,
        position: 0,
        sample: true,
      },
    },
  ]);
});

it('shows the picture of a member of the team, and lets go of it', async () => {
  const ada = stored({ kind: 'team_member', title: 'Ada Byron', pictureUrl: '/api/content/pictures/p.webp' });
  const { container } = draw(ada, companyKinds);
  expect(container.ownerDocument.querySelector('img')).toHaveAttribute('src', ada.pictureUrl);
  api.answer('RemoveContentPicture', () => ({ removeContentPicture: { ...ada, pictureUrl: null } }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('AB')).toBeInTheDocument();
  expect(api.sent('RemoveContentPicture')).toEqual([{ id: 'c1' }]);
});
