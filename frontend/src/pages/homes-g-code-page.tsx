import { useParams } from 'react-router-dom';
import { GeneratedHome } from '../features/homes/page/generated-home.tsx';
import { ButtonLink } from '../ui/form/button.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A plan that was drawn for a visitor, at an address that can be shared. */
export const GeneratedHomePage = () => {
  const { code = '' } = useParams();
  return (
    <GeneratedHome
      key={code}
      code={code}
      notFound={<NotFoundPage />}
      actions={
        <ButtonLink to={`/homes/g/${code}/change`} variant="outline">
          Change this plan
        </ButtonLink>
      }
    />
  );
};
