import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';
import { telephoneLink, useCompany, websiteLink } from '../../platform/business/company.ts';
import { useAccountLink } from '../../platform/session/account-link.ts';
import { Logo } from '../../ui/theme/logo.tsx';
import { footerLinks } from './site-links.ts';

const quietLink = {
  color: 'onNightQuiet',
  textDecoration: 'none',
  _hover: { color: 'onNight', textDecoration: 'underline' },
} as const;
const FooterLink = chakra(Link, { base: { ...quietLink, display: 'inline-block', py: '1' } });
const FooterAnchor = chakra('a', { base: { ...quietLink, display: 'inline-block', py: '1' } });

const AccountLink = () => {
  const { to, text, kept } = useAccountLink();
  return (
    <FooterLink to={to} {...kept}>
      {text}
    </FooterLink>
  );
};

/** The footer: contact details and links to every public page. */
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
        pb={{ base: '24', md: '16' }}
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
      </chakra.div>
    </chakra.footer>
  );
};
