import { changePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { canOnSite } from '@hearthline/rules/access.ts';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { MakeMyHome } from '../features/homes/designs/make-my-home.tsx';
import { GeneratedHome } from '../features/homes/catalog/page/generated-home.tsx';
import { useSession } from '../platform/session/session-context.tsx';
import { ButtonLink } from '../ui/actions/button.tsx';
import {
  ConfiguredHome,
  ConfiguredPrice,
  ConfiguredShortPrice,
  PageConfiguration,
} from './lazy-configured-home.tsx';

// Of few visitors.
const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
);

/** A plan that was drawn for a visitor, at an address that can be shared. */
export const GeneratedHomePage = () => {
  const { code = '' } = useParams();
  const { user } = useSession();
  return (
    <GeneratedHome
      key={code}
      code={code}
      notFound={<NotFoundPage />}
      configure={(home, draw) => <PageConfiguration home={home}>{draw}</PageConfiguration>}
      configurator={(drawn) => <ConfiguredHome {...drawn} />}
      shortPrice={(configuration) => <ConfiguredShortPrice configuration={configuration} />}
      price={(configuration) => <ConfiguredPrice configuration={configuration} />}
      actions={(configuration) => (
        <>
          <MakeMyHome configuration={configuration} variant="outline" />
          <ButtonLink to={changePath(code)} variant="outline">
            Change this plan
          </ButtonLink>
          {canOnSite(user, 'home:create') && (
            <ButtonLink to={`/admin/homes/new?code=${encodeURIComponent(code)}`} variant="outline">
              Enter in catalog
            </ButtonLink>
          )}
        </>
      )}
    />
  );
};
