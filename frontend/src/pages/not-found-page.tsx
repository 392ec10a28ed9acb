import { chakra } from '@chakra-ui/react/styled-system';
import { notFoundText, routes, type Route } from '@hearthline/rules/routes.ts';
import { Link, useLocation } from 'react-router-dom';
import { closestPaths } from '../platform/closest-paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { textLink } from '../ui/text.tsx';

const StyledLink = chakra(Link, { base: textLink });

/** What a lost visitor may have looked for: public pages, each title once. */
const candidates: readonly Route[] = routes.filter(
  (route, index) => !('allow' in route) && route.path !== '/' && routes.findIndex(({ title }) => title === route.title) === index,
);

/** There is no such page; the closest ones are. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  const closest = closestPaths(pathname, candidates, 3);
  return (
    <Notice title={notFoundText}>
      <p>This address leads nowhere.{closest.length > 0 && ' Perhaps you meant one of these:'}</p>
      {closest.length > 0 && (
        <chakra.ul display="grid" gap="2" textStyle="lead">
          {closest.map(({ path, title }) => <li key={path}><StyledLink to={path}>{title}</StyledLink></li>)}
        </chakra.ul>
      )}
      <ButtonLink to="/" mt="2">Return to Home</ButtonLink>
    </Notice>
  );
};
