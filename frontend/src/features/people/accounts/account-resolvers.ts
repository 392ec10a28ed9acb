import { zodResolver } from '@hookform/resolvers/zod';
import { login, loginForm, mailbox, signupForm } from '@hearthline/rules/people/accounts.ts';
import { z } from 'zod';

// Loaded on demand: see `platform/forms/late-resolver.ts`.
export const signInResolver = zodResolver(loginForm);
export const signUpResolver = zodResolver(signupForm);
export const mailboxResolver = zodResolver(mailbox);
export const gateResolver = zodResolver(
  z.object({
    username: z.string().trim().min(1, 'Username is required'),
    password: login.shape.password,
  }),
);
