import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// Imported on demand: with its library it is no part of a first load.

/** Whether the user closed the browser's own dialog, or did not answer it. */
const isCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Shown where the browser could not use a passkey; null if the user closed its dialog: they know. */
export const passkeyFailure = (error: unknown): string | null => {
  if (isCanceled(error)) return null;
  return error instanceof Error && error.name === 'InvalidStateError'
    ? 'This device has a passkey for your account already.'
    : 'Your browser could not use a passkey here. Please try again, or choose another way.';
};

/** Has the browser use a passkey. @param options what the server sent @throws what {@link passkeyFailure} explains */
export const answerWithPasskey = (options: object): Promise<object> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });

/** Has the browser make a passkey. @param options what the server sent @throws what {@link passkeyFailure} explains */
export const makePasskey = (options: object): Promise<object> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
