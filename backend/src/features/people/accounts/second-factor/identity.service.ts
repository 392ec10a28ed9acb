import { accountSentences } from '@hearthline/rules/people/accounts.ts';
import { identityProof, type ProofMethod } from '@hearthline/rules/people/second-factors.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../../platform/context.ts';
import { AppError, fieldError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { inHashQueue } from '../passwords/hash-password.ts';
import { confirmPassword } from '../passwords/password.service.ts';
import { readOwner } from '../users/account-owner.ts';
import { issueChallenge, readChallenge, redeemChallenge } from './challenge.ts';
import { confirmCode, confirmPasskey } from './confirm-second-factor.ts';
import { assertionOptions, challengeIn, passkeysAvailable } from './passkey.ts';
import { factorsOf, passkeysIn } from './second-factor.queries.ts';

/** How the viewer can prove who they are, and what their browser needs to do it with a passkey. */
export interface IdentityQuestion {
  readonly methods: readonly ProofMethod[];
  readonly passkey: object | null;
}

const viewerOf = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  return viewer;
};

/** Asks the viewer to prove who they are. @throws AppError UNAUTHENTICATED */
export const readIdentityQuestion = async (context: Context): Promise<IdentityQuestion> => {
  const { id } = viewerOf(context);
  const factors = await factorsOf(context.db, id);
  const passkeys = passkeysAvailable(context) ? passkeysIn(factors) : [];
  return {
    methods: [
      ...(passkeys.length ? (['passkey'] as const) : []),
      ...(factors.some(({ kind }) => kind === 'authenticator') ? (['authenticator'] as const) : []),
      'password',
    ],
    passkey: passkeys.length
      ? await assertionOptions(context, issueChallenge(context, 'identity', id), passkeys)
      : null,
  };
};

type Proof = ReturnType<typeof identityProof.parse>;

const check = async (
  context: Context,
  { id }: Viewer,
  { password, code, passkey }: Proof,
): Promise<ProofMethod> => {
  if (password !== null) {
    await inHashQueue(() => confirmPassword(context, id, password, 'password'));
    return 'password';
  }
  const user = await readOwner(context.db, id);
  if (passkey === null) return confirmCode(context, user, code ?? '', { device: null, recovery: false });
  const challenge = challengeIn(passkey);
  if (readChallenge(context, 'identity', challenge) !== id) throw new AppError('CHALLENGE_EXPIRED');
  await confirmPasskey(context, passkey, challenge, id);
  await redeemChallenge(context, challenge);
  return 'passkey';
};

/** Signed in, the answer to a wrong proof is about the input: a 401 would end the session of the page. */
const asInput =
  (field: string) =>
  (error: unknown): never => {
    throw error instanceof AppError && error.code === 'INVALID_CREDENTIALS'
      ? fieldError(field, error.message)
      : error;
  };

/**
 * Proves again who the viewer is, for the actions that ask for it (`freshProof` in rules/permissions.ts). It counts for this session.
 * @throws AppError BAD_INPUT for a wrong one, CHALLENGE_EXPIRED, TOO_MANY_REQUESTS, UNAUTHENTICATED
 */
export const confirmIdentity = async (context: Context, input: unknown): Promise<{ message: string }> => {
  const viewer = viewerOf(context);
  const proof = validate(identityProof, input);
  const method = await check(context, viewer, proof).catch(
    asInput(proof.passkey === null ? 'code' : 'passkey'),
  );
  await context.transaction(async (trx) => {
    const proved = await trx
      .updateTable('sessions')
      .set({ provedAt: context.now() })
      .where('id', '=', viewer.sessionId)
      .where('revokedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!proved) throw new AppError('UNAUTHENTICATED');
    await audit(context, trx, {
      action: 'session.confirm',
      object: ['session', viewer.sessionId],
      details: { method },
    });
  });
  context.forgetViewer(viewer.id);
  return { message: accountSentences.identityConfirmed };
};
