import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { telephoneLink, useCompany, websiteLink } from '../../domain/company.ts';
import { useAccountLink } from '../../platform/session/account-link.ts';
import { Logo } from '../../ui/theme/logo.tsx';
import { footerLinks, legalLinks } from './site-links.ts';

const quietLink = {
  color: 'onNightQuiet',
  textDecoration: 'none',
  _hover: { color: 'onNight', textDecoration: 'underline' },
} as const;
const FooterLink = chakra(Link, { base: { ...quietLink, display: 'inline-block', py: '1' } });
const FooterAnchor = chakra('a', { base: { ...quietLink, display: 'inline-block', py: '1' } });

const AccountLink = () => {
  const { to, text, attributes } = useAccountLink();
  return (
    <FooterLink to={to} {...attributes}>
      {text}
    </FooterLink>
  );
};

/** The Equal Housing Opportunity logo: a house with an equals sign. */
const EqualHousingMark = () => (
  <svg viewBox="0 0 24 24" width="1.75em" height="1.75em" aria-hidden="true" fill="currentColor">
    <path
      fillRule="evenodd"
      d="M12 2 1.5 7.6v3.2h2.2V22h16.6V10.8h2.2V7.6ZM12 4.9l6.4 3.4v10.9H5.6V8.3Zm-4 4.9v2.9h8V9.8Zm0 4.6v2.9h8v-2.9Z"
    />
  </svg>
);

/** The last line: fair housing, and the legal pages. */
const LegalLine = () => {
  const { equalHousing } = useCompany();
  return (
    <chakra.div
      gridColumn="1 / -1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="4"
      pt="6"
      borderTopWidth="1px"
      borderColor="nightLine"
      textStyle="fine"
    >
      {equalHousing && (
        <chakra.p display="flex" alignItems="center" gap="3" color="onNightQuiet" maxW="prose">
          <chakra.span flexShrink="0">
            <EqualHousingMark />
          </chakra.span>
          {equalHousing}
        </chakra.p>
      )}
      <chakra.nav aria-label="Legal" display="flex" flexWrap="wrap" columnGap="6">
        {legalLinks.map(({ to, text }) => (
          <FooterLink key={text} to={to}>
            {text}
          </FooterLink>
        ))}
      </chakra.nav>
    </chakra.div>
  );
};

/** The footer: contact details, links to every public page, and what the law asks for. */
export const SiteFooter = () => {
  const { name, phone, email, website, address } = useCompany();
  return (
    <chakra.footer
      _print={{ display: 'none' }}
      bg="night"
      color="onNight"
      borderTopWidth="1px"
      borderColor="nightLine"
    >
      <chakra.div
        maxW="page"
        mx="auto"
        px={{ base: '5', md: '8' }}
        pt={{ base: '12', md: '16' }}
        pb={{ base: '24', xl: '16' }}
        display="grid"
        gap={{ base: '10', lg: '16' }}
        gridTemplateColumns={{ base: '1fr', lg: '1.3fr 2fr' }}
      >
        <chakra.div>
          <Logo name={name} />
          <chakra.address
            mt="5"
            display="grid"
            gap="0.5"
            justifyItems="start"
            fontStyle="normal"
            textStyle="small"
          >
            {phone && <FooterAnchor href={telephoneLink(phone)}>{phone}</FooterAnchor>}
            {email && <FooterAnchor href={`mailto:${email}`}>{email}</FooterAnchor>}
            {website && (
              <FooterAnchor href={websiteLink(website)} rel="noopener noreferrer">
                {website}
              </FooterAnchor>
            )}
            {address && (
              <chakra.span py="1" color="onNightQuiet">
                {address}
              </chakra.span>
            )}
          </chakra.address>
        </chakra.div>
        <chakra.nav
          aria-label="Footer"
          display="grid"
          gap="8"
          gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' }}
        >
          {footerLinks.map(({ title, links }) => (
            <chakra.div
              key={title}
              textStyle="small"
              _last={{ gridColumn: { base: '1 / -1', md: 'auto' } }}
              css={{ '&:last-of-type ul': { columns: { base: 2, md: 'auto' }, columnGap: '8' } }}
            >
              <chakra.h2 textStyle="label" mb="2">
                {title}
              </chakra.h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={text}>
                    {to === '/auth' ? <AccountLink /> : <FooterLink to={to}>{text}</FooterLink>}
                  </li>
                ))}
              </ul>
            </chakra.div>
          ))}
        </chakra.nav>
        <LegalLine />
      </chakra.div>
    </chakra.footer>
  );
};
