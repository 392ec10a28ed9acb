import { chakra } from '@chakra-ui/react/styled-system';
import { phoneText, telephoneLink } from '../../platform/business/company.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { textLink } from '../../ui/text/text.tsx';

const Anchor = chakra('a', { base: textLink });

export const EmailValue = ({ email }: { readonly email: string }) => (
  <Anchor href={`mailto:${email}`}>{email}</Anchor>
);

/** A phone as a link that calls it; an imported one may be words. */
export const PhoneValue = ({ phone }: { readonly phone: string | null | undefined }) =>
  phone && /\d/.test(phone) ? (
    <Anchor href={telephoneLink(phone)}>{phoneText(phone)}</Anchor>
  ) : (
    (phone ?? 'Not given')
  );

export const TagsValue = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.length === 0 ? (
    'None'
  ) : (
    <chakra.span display="flex" flexWrap="wrap" gap="1.5">
      {tags.map((tag) => (
        <Badge key={tag} fontWeight="500" whiteSpace="normal" maxW="full">
          {tag}
        </Badge>
      ))}
    </chakra.span>
  );
