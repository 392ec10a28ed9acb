import { chakra } from '@chakra-ui/react/styled-system';
import { accountSentences, newPassword } from '@hearthline/rules/accounts.ts';
import { CheckIcon } from '../../ui/theme/icons.tsx';

const rules = [
  [accountSentences.passwordTooShort, 'at least 8 characters'],
  [accountSentences.passwordLowercase, 'a lowercase letter'],
  [accountSentences.passwordUppercase, 'an uppercase letter'],
  [accountSentences.passwordNumber, 'a number'],
] as const;

const Rule = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', whiteSpace: 'nowrap' },
  variants: { met: { true: { color: 'pineText', fontWeight: '600' }, false: {} } },
});
const Dot = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    w: '1.25em',
    h: '1.25em',
    _before: { content: '""', w: '1.5', h: '1.5', borderRadius: 'full', bg: 'edge' },
  },
});

/** The rules for a password, each ticked off while typing. Uses only spans, because it is part of a field's help. */
export const PasswordRules = ({ value }: { value: string }) => {
  const broken = new Set(newPassword.safeParse(value).error?.issues.map(({ message }) => message));
  return (
    <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5">
      {rules.map(([sentence, words]) => {
        const met = !broken.has(sentence);
        return (
          <Rule key={words} met={met} data-met={met}>
            {met ? <CheckIcon /> : <Dot />}
            {words}
            <chakra.span srOnly>{met ? ' (done)' : ''}, </chakra.span>
          </Rule>
        );
      })}
    </chakra.span>
  );
};
