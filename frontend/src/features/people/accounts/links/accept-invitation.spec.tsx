import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api.ts';
import { testCompany, userOf } from '../../../../testing/render.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import {
  dead,
  drawLinked,
  sessionValues,
  notice,
  password,
  press,
  type,
} from '../../../../testing/mailed-link.tsx';

describe('/invitation', () => {
  const at = '/invitation#token=abc';
  const invitation = {
    __typename: 'InvitationPreview',
    name: 'Noor Haddad',
    email: 'noor@example.com',
    role: 'investor',
  };

  it('shows whom it invites, and makes the account', async () => {
    const message = 'Your new password is set. Please sign in.';
    const api = fakeApi({
      Invitation: () => ({ invitation }),
      AcceptInvitation: () => ({ acceptInvitation: notice(message) }),
    });
    const { session } = drawLinked(<AcceptInvitation />, at);
    expect(await screen.findByText('noor@example.com')).toBeInTheDocument();
    expect(screen.getByText('investor')).toBeInTheDocument();
    expect(screen.getByLabelText('Your Name *')).toHaveValue('Noor Haddad');
    await type({ 'Your Name *': ' Jr', 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText(`door: ${message}`)).toBeInTheDocument();
    expect(api.sent('AcceptInvitation')).toEqual([{ token: 'abc', name: 'Noor Haddad Jr', password }]);
    expect(session.signOut).not.toHaveBeenCalled();
    expect(sessionValues()).toEqual({});
  });

  it('tells somebody who is signed in that this ends, and ends it', async () => {
    fakeApi({
      Invitation: () => ({ invitation }),
      AcceptInvitation: () => ({ acceptInvitation: notice('Done.') }),
    });
    const { session } = drawLinked(<AcceptInvitation />, at, userOf('admin'));
    expect(await screen.findByText(/You are signed in as Ada Lovelace/)).toBeInTheDocument();
    await type({ 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText('door: Done.')).toBeInTheDocument();
    expect(session.signOut).toHaveBeenCalledOnce();
  });

  it.each(dead)('on %s says so and whom to ask', async (code, message) => {
    fakeApi({ Invitation: () => refusal(code, message) });
    drawLinked(<AcceptInvitation />, at);
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(
      screen.getByText('Please ask the person who invited you for a new invitation.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: testCompany.email })).toHaveAttribute(
      'href',
      `mailto:${testCompany.email}`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when the link was used in the meantime', async () => {
    const api = fakeApi({
      Invitation: () => ({ invitation }),
      AcceptInvitation: () => refusal('LINK_USED', 'This link has been used already.'),
    });
    drawLinked(<AcceptInvitation />, at);
    await screen.findByText('noor@example.com');
    api.answer('Invitation', () => refusal('LINK_USED', 'This link has been used already.'));
    await type({ 'Password *': password, 'Confirm Password *': password });
    await press('Accept invitation');
    expect(await screen.findByText('This link has been used already.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password *')).toBeNull();
  });

  it('tries again when the server could not be reached', async () => {
    const api = fakeApi({ Invitation: () => null });
    drawLinked(<AcceptInvitation />, at);
    expect(await screen.findByText('We could not open the invitation')).toBeInTheDocument();
    api.answer('Invitation', () => ({ invitation }));
    await press('Try again');
    expect(await screen.findByText('noor@example.com')).toBeInTheDocument();
  });

  it('without a link says where to find it', () => {
    drawLinked(<AcceptInvitation />, '/invitation');
    expect(screen.getByText(/Open the link in your invitation email/)).toBeInTheDocument();
  });
});
