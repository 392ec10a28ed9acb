import { chakra } from '@chakra-ui/react/styled-system';
import { isDialable, notDialableText, phoneText, telephoneLink } from '../../../domain/company.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { textLink } from '../../../ui/text/text.tsx';

const Anchor = chakra('a', { base: textLink });

/** An address as a link that writes to it; blank if none is known. */
export const EmailValue = ({ email }: { readonly email: string }) =>
  email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : 'Not given';

/** A phone as a link that calls it; what cannot be dialed stands as it was typed, and says so. */
export const PhoneValue = ({ phone }: { readonly phone: string | null | undefined }) => {
  if (!phone) return 'Not given';
  return isDialable(phone) ? (
    <Anchor href={telephoneLink(phone)}>{phoneText(phone)}</Anchor>
  ) : (
    <>
      {phone}
      <chakra.span display="block" color="quiet" fontSize="sm">
        {notDialableText}
      </chakra.span>
    </>
  );
};

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
