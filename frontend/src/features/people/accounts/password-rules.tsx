import { chakra } from '@chakra-ui/react/styled-system';
import { passwordRules } from '@hearthline/rules/people/account-sentences.ts';
import { CheckIcon } from '../../../ui/theme/icons.tsx';

const rules = [
  [passwordRules.length, 'at least 8 characters'],
  [passwordRules.lowercase, 'a lowercase letter'],
  [passwordRules.uppercase, 'an uppercase letter'],
  [passwordRules.number, 'a number'],
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
export const PasswordRules = ({ value }: { value: string }) => (
  <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="0.5">
    {rules.map(([{ pattern }, words]) => {
      const met = pattern.test(value);
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
