import { chakra } from '@chakra-ui/react/styled-system';
import { permissionGroups, roleTitle } from '@hearthline/rules/permission-words.ts';
import { roles, scopeOf, type Scope } from '@hearthline/rules/permissions.ts';
import { Fragment } from 'react';
import { CheckIcon } from '../../../../ui/theme/icons.tsx';
import { Text } from '../../../../ui/text/text.tsx';

const groups = permissionGroups();

const Frame = chakra('div', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg', overflow: 'hidden' },
});

/** How far an action reaches, as a screen reader says it. */
const inWords: Readonly<Record<Scope, string>> = { all: 'Allowed', own: 'Allowed for their own' };

/** A grid of marks; on a narrow screen, each row lists the permitted roles instead. */
const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    display: { base: 'block', lg: 'table' },
    '& tbody': { display: { base: 'block', lg: 'table-row-group' } },
    '& tbody tr': {
      display: { base: 'flex', lg: 'table-row' },
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '1.5',
      rowGap: '1',
      borderTopWidth: '1px',
      borderColor: 'line',
      px: { base: '4', lg: '0' },
      py: { base: '2.5', lg: '0' },
    },
  },
});

const Head = chakra('thead', {
  base: {
    bg: 'sunken',
    position: { base: 'absolute', lg: 'static' },
    width: { base: '1px', lg: 'auto' },
    height: { base: '1px', lg: 'auto' },
    overflow: 'hidden',
    clipPath: { base: 'inset(50%)', lg: 'none' },
  },
});

/** Which role may do what, from the same table that the API checks. */
export const RolePermissions = () => (
  <chakra.div display="grid" gap="3" mt="4">
    <Text look="small" quiet maxW="prose">
      What each role can do. Everything else is denied. “Own” means the records that they own, or that members
      of the team they lead own, and leads or projects without an owner. Access to individual records is
      limited separately; for example, customers see only their own projects.
    </Text>
    <Frame role="region" aria-label="Permissions" tabIndex={0} position="relative">
      <Table role="table" aria-label="What each role can do">
        <Head role="rowgroup">
          <tr role="row">
            <chakra.th role="columnheader" scope="col" px="4" py="3" textAlign="start">
              Action
            </chakra.th>
            {roles.map((role) => (
              <chakra.th
                key={role}
                role="columnheader"
                scope="col"
                px="1"
                py="3"
                textAlign="center"
                width="8.5%"
              >
                {roleTitle(role)}
              </chakra.th>
            ))}
          </tr>
        </Head>
        <tbody role="rowgroup">
          {groups.map(({ noun, title, rows }) => (
            <Fragment key={noun}>
              <chakra.tr role="row" bg="paper">
                <chakra.th
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={roles.length + 1}
                  px={{ lg: '4' }}
                  py={{ lg: '2' }}
                  textAlign="start"
                  fontWeight="650"
                >
                  {title}
                </chakra.th>
              </chakra.tr>
              {rows.map((row) => (
                <tr key={row.action} role="row">
                  <chakra.th
                    role="rowheader"
                    scope="row"
                    px={{ lg: '4' }}
                    ps={{ lg: '8' }}
                    py={{ lg: '1.5' }}
                    textAlign="start"
                    fontWeight="500"
                    width={{ base: 'full', lg: 'auto' }}
                  >
                    <chakra.span srOnly>{title}: </chakra.span>
                    {row.title}
                  </chakra.th>
                  {roles.map((role) => {
                    const scope = scopeOf({ role }, row.action);
                    return (
                      <chakra.td
                        key={role}
                        role="cell"
                        textAlign="center"
                        display={{ base: scope ? 'inline-block' : 'none', lg: 'table-cell' }}
                        color={scope ? 'pineText' : 'quiet'}
                        css={{ '& svg': { display: 'inline-block' } }}
                      >
                        <chakra.span hideBelow="lg" aria-hidden>
                          {scope === 'all' ? <CheckIcon /> : (scope ?? '–')}
                        </chakra.span>
                        <chakra.span
                          display={{ base: 'inline-block', lg: 'none' }}
                          px="2"
                          borderRadius="full"
                          bg="pineTint"
                          textStyle="fine"
                          fontWeight="600"
                          aria-hidden
                        >
                          {roleTitle(role)}
                          {scope === 'own' && ': own'}
                        </chakra.span>
                        <chakra.span srOnly>{scope ? inWords[scope] : 'Not allowed'}</chakra.span>
                      </chakra.td>
                    );
                  })}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Frame>
  </chakra.div>
);
